import type { Output } from '../output.ts';
import { createDrawingDocument } from './drawing-document.ts';
import { plainSvg } from './plain-svg.ts';
import { svgOutput } from './svg-output.ts';

/** An output of another program: drawings are prepared for a page, and the rest is unchanged. */
export function tidyDrawing(output: Output): Output {
  if (output.kind !== 'svg') return output;
  const { svg, kind: _, ...text } = output;
  // A file begins with what a page does not need: its encoding and its doctype.
  const markup = svg.slice(svg.indexOf('<svg'));
  return svgOutput(markup, text, createDrawingDocument(), plainSvg);
}
