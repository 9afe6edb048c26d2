import type { DisplayEvent, ErrorOutput, LogOutput, Output } from '../output.ts';
import type { DrawingDocument } from './drawing-document.ts';
import { formatValue } from './format-value.ts';
import { type ImagesItem, imagesOutput } from './images-output.ts';
import { count, limits } from './limits.ts';
import { readPixels } from './pixels.ts';
import { type DrawingText, type PlotModule, plotOutput, svgOutput } from './svg-output.ts';
import { type TableOptions, tableOutput } from './table-output.ts';

export type DisplayOptions = {
  display: (event: DisplayEvent) => void;
  fetch: (url: string | URL) => Promise<Response>;
  /** How many outputs of a cell are shown. */
  most?: number;
};

export type Display = {
  /** The functions that cells call. */
  helpers: Record<string, unknown>;
  /** Loads what the helpers named in a cell will need. */
  prepare(uses: ReadonlySet<string>): Promise<void>;
  begin(cell: string): void;
  /** Shows the error as the last output of the cell. */
  failed(error: ErrorOutput): DisplayEvent;
};

/** The helpers that show things, and the count of what each cell has shown. */
export function createDisplay({ display, fetch, most = limits.outputs }: DisplayOptions): Display {
  let cell = '';
  let shown = 0;
  let bars = new Map<string, number>();
  let drawing: DrawingDocument | undefined;
  let plots: PlotModule | undefined;

  function add(output: Output): void {
    if (shown === most) {
      const text = `Only the first ${count(most)} outputs of a cell are shown.`;
      display({ cell, index: shown, output: { kind: 'log', level: 'warn', text } });
    }
    if (shown < most) display({ cell, index: shown, output });
    shown += 1;
  }

  function log(level: LogOutput['level'], values: unknown[]): void {
    add({ kind: 'log', level, text: values.map(formatValue).join(' ') });
  }

  function progress(done: number, total: number, label = 'Progress'): void {
    if (typeof done !== 'number' || typeof total !== 'number' || typeof label !== 'string') {
      throw new TypeError("progress() needs two numbers and a label: progress(3, 10, 'Pages').");
    }
    const output: Output = { kind: 'progress', done, total, label };
    const index = bars.get(label);
    if (index === undefined) {
      bars.set(label, shown);
      add(output);
    } else if (index < most) display({ cell, index, output });
  }

  return {
    helpers: {
      show: (value: unknown) => add({ kind: 'text', text: formatValue(value) }),
      table: (rows: Iterable<object>, options?: TableOptions) => add(tableOutput(rows, options)),
      images: (items: Iterable<ImagesItem>) => add(imagesOutput(items)),
      plot(options: object, text: DrawingText) {
        add(plotOutput(options, text, ready(plots), ready(drawing)));
      },
      svg: (markup: string, text: DrawingText) => add(svgOutput(markup, text, ready(drawing))),
      progress,
      pixels: (url: string | URL) => readPixels(url, fetch),
      console: {
        log: (...values: unknown[]) => log('log', values),
        info: (...values: unknown[]) => log('log', values),
        debug: (...values: unknown[]) => log('log', values),
        warn: (...values: unknown[]) => log('warn', values),
        error: (...values: unknown[]) => log('error', values),
        table: (rows: Iterable<object>) => add(tableOutput(rows)),
      },
    },
    async prepare(uses) {
      if (!drawing && (uses.has('plot') || uses.has('svg'))) {
        const { createDrawingDocument } = await import('./drawing-document.ts');
        drawing = createDrawingDocument();
      }
      if (!plots && uses.has('plot')) {
        plots = (await import('@observablehq/plot')) as unknown as PlotModule;
      }
    },
    begin(next) {
      cell = next;
      shown = 0;
      bars = new Map();
    },
    failed: (output) => ({ cell, index: Math.min(shown, most + 1), output }),
  };
}

/** Both are loaded before a cell that names `plot` or `svg` runs. */
function ready<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('Write plot(…) or svg(…) in the cell itself.');
  return value;
}
