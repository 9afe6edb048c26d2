/**
 * What every cell has without importing it, besides `hosts`, which differs between portals. Cells are
 * checked against this file.
 */

/** Shows a value: text as it is, anything else as code would write it. */
declare function show(value: unknown): void;

/**
 * Shows rows as a table, one object to a row. At most 20 rows by default.
 * table(works, { columns: { id: 'Identifier', title: 'Title' }, caption: 'Works about cats' });
 */
declare function table(
  rows: Iterable<object>,
  options?: {
    /** Which fields to show, in this order; or fields with the headings to give them. */
    columns?: readonly string[] | Readonly<Record<string, string>>;
    caption?: string;
    /** How many rows to show, up to 500. */
    limit?: number;
  },
): void;

/**
 * Draws a chart or a map from the options of Observable Plot. The title is shown above it; readers
 * who cannot see it get the title and description.
 * import * as Plot from '@observablehq/plot'; plot({ marks: [Plot.barX(rows, { x: 'count', y:
 * 'label' })] }, { title: 'Works by decade' });
 */
declare function plot(
  options: import('@observablehq/plot').PlotOptions,
  text: { title: string; description?: string },
): void;

/** Shows a drawing of your own: the markup of one `<svg>` element with a `viewBox`. */
declare function svg(markup: string, text: { title: string; description?: string }): void;

/** Shows pictures in a grid: addresses, or addresses with a caption and a link. */
declare function images(
  items: Iterable<string | URL | { url: string | URL; label?: string; href?: string | URL }>,
): void;

/** Shows the progress of something. The same label again moves the same bar. */
declare function progress(done: number, total: number, label?: string): void;

/**
 * A source of numbers from 0 up to 1, the same everywhere for the same seed.
 * const next = random('split'); const coin = next() < 0.5;
 */
declare function random(seed: string | number): () => number;

/**
 * The pixels of a JPEG: red, green, blue and alpha, each from 0 to 255, row by row. Decoded by the
 * same code in Node and in every browser.
 */
declare function pixels(
  url: string | URL,
): Promise<{ width: number; height: number; data: Uint8Array }>;

declare module 'world-atlas/countries-110m.json' {
  import type { GeometryCollection, Topology } from 'topojson-specification';

  const atlas: Topology<{
    countries: GeometryCollection<{ name: string }>;
    land: GeometryCollection;
  }>;
  export default atlas;
}

declare module 'world-atlas/land-110m.json' {
  import type { GeometryCollection, Topology } from 'topojson-specification';

  const atlas: Topology<{ land: GeometryCollection }>;
  export default atlas;
}
