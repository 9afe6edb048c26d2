import * as Plot from '@observablehq/plot';
import { parseHTML } from 'linkedom';
import { svg } from './display.ts';

/** Draws a chart or a map of Observable Plot and writes it into the folder "output". */
export function plot(
  options: Plot.PlotOptions,
  words: { title: string; description?: string },
): void {
  const { document } = parseHTML('<!doctype html><html><body></body></html>');
  // A legend is part of the page around a chart, and there is no page here.
  const color = options.color ? { ...options.color, legend: false } : undefined;
  const drawn = Plot.plot({
    ...options,
    ...(color ? { color } : {}),
    document,
  } as Plot.PlotOptions);
  const markup = drawn.outerHTML;
  svg(markup.slice(markup.indexOf('<svg'), markup.lastIndexOf('</svg>') + 6), words);
}
