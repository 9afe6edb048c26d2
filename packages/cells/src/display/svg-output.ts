import type { SvgOutput } from '../output.ts';
import type { DrawingDocument } from './drawing-document.ts';
import { limits } from './limits.ts';
import { type DrawnElement, themeColour, tidySvg } from './tidy-svg.ts';

export type DrawingText = {
  /** Shown above the drawing, and the first thing a reader who cannot see it hears. */
  title: string;
  /** What can be seen in it, in a sentence or two. */
  description?: string;
};

export type PlotModule = { plot(options: object): unknown };

/**
 * A hand-made drawing: the markup of one `<svg>`.
 * @param prepare changes a drawing made by another program before it is tidied
 */
export function svgOutput(
  markup: string,
  text: DrawingText,
  drawing: DrawingDocument,
  prepare: (root: DrawnElement) => DrawnElement = (root) => root,
): SvgOutput {
  const root = typeof markup === 'string' ? drawing.parseSvg(markup) : undefined;
  if (!root) throw new TypeError('svg() needs the markup of one <svg> element.');
  return checked({ kind: 'svg', ...checkText('svg', text), svg: tidySvg(prepare(root)) });
}

/** A chart or map of Observable Plot. */
export function plotOutput(
  options: object,
  text: DrawingText,
  { plot }: PlotModule,
  { document }: DrawingDocument,
): SvgOutput {
  if (typeof options !== 'object' || options === null) {
    throw new TypeError(
      'plot() needs options, such as { marks: [Plot.barX(rows, { x: "count" })] }.',
    );
  }
  const labels = checkText('plot', text);
  // The title is already outside the drawing.
  const drawn = plot({
    ...options,
    title: undefined,
    subtitle: undefined,
    document,
  }) as DrawnElement;
  const parts = drawn.localName === 'svg' ? [drawn] : [...drawn.childNodes];
  const svgs = parts.filter(({ localName }) => localName === 'svg');
  const swatches = parts.filter(({ localName }) => localName === 'div').flatMap(legendOf);
  const main = svgs.at(-1);
  if (!main) throw new TypeError('plot() has drawn nothing.');
  const ramp = svgs.length > 1 ? svgs[0] : undefined;
  return checked({
    kind: 'svg',
    ...labels,
    svg: tidySvg(main),
    ...(swatches.length > 0 ? { legend: swatches } : {}),
    ...(ramp ? { ramp: tidySvg(ramp) } : {}),
  });
}

function legendOf(swatches: DrawnElement): { label: string; colour: string }[] {
  return [...swatches.childNodes]
    .filter(({ localName }) => localName === 'span')
    .map((swatch) => {
      const svg = [...swatch.childNodes].find(({ localName }) => localName === 'svg');
      const fill = [...(svg?.attributes ?? [])].find(({ name }) => name === 'fill');
      return {
        label: (swatch.textContent ?? '').trim(),
        colour: themeColour(fill?.value ?? 'currentColor'),
      };
    });
}

function checkText(helper: string, text: DrawingText | undefined): DrawingText {
  const { title, description } = text ?? {};
  if (typeof title !== 'string' || title.trim() === '') {
    throw new TypeError(
      `${helper}() needs a title for readers who cannot see it: ${helper}(…, { title: 'Works by decade' }).`,
    );
  }
  return { title, ...(description ? { description: String(description) } : {}) };
}

function checked(output: SvgOutput): SvgOutput {
  const length = output.svg.length;
  if (length <= limits.svgLength) return output;
  throw new RangeError(
    `This drawing is too large for a page: ${Math.round(length / 1000)} kB of at most ${limits.svgLength / 1000} kB. Draw fewer marks.`,
  );
}
