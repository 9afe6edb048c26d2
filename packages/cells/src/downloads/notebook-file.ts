import { outputHtml } from '../html/output-html.ts';
import { printTable } from '../node/print-output.ts';
import type { Output } from '../output.ts';
import { drawingFile, drawingType } from './drawing-file.ts';
import { pictureAddress, type TextFile, type Tutorial } from './tutorial.ts';

export type NotebookOutput =
  | { output_type: 'stream'; name: 'stdout' | 'stderr'; text: string[] }
  | { output_type: 'display_data'; data: Record<string, string[]>; metadata: object };

export type NotebookCell = {
  cell_type: 'markdown' | 'code';
  id: string;
  metadata: object;
  source: string[];
  execution_count?: number | null;
  outputs?: NotebookOutput[];
};

/** A notebook in format 4.5. @param metadata which kernel runs it */
export function notebookFile(path: string, cells: NotebookCell[], metadata: object): TextFile {
  const notebook = { cells, metadata, nbformat: 4, nbformat_minor: 5 };
  return { path, text: `${JSON.stringify(notebook, null, 1)}\n` };
}

export function proseCell(id: string, text: string): NotebookCell {
  return { cell_type: 'markdown', id, metadata: {}, source: lines(text) };
}

export function codeCell(
  id: string,
  source: string,
  {
    count = null,
    outputs = [],
    metadata = {},
  }: {
    /** Its place among the cells that ran; null if it did not run. */
    count?: number | null;
    outputs?: NotebookOutput[];
    metadata?: object;
  } = {},
): NotebookCell {
  return {
    cell_type: 'code',
    id,
    metadata,
    source: lines(source),
    execution_count: count,
    outputs,
  };
}

/** The format stores text by lines, each with its own line end. */
function lines(text: string): string[] {
  return text.split(/(?<=\n)/);
}

export function printed(name: 'stdout' | 'stderr', text: string): NotebookOutput {
  return { output_type: 'stream', name, text: lines(`${text}\n`) };
}

export function shown(data: Record<string, string>): NotebookOutput {
  return {
    output_type: 'display_data',
    data: Object.fromEntries(Object.entries(data).map(([type, text]) => [type, lines(text)])),
    metadata: {},
  };
}

/** @param prefix begins every id of a drawing, e.g. "cell-3-1" */
export function toOutput(tutorial: Tutorial, output: Output, prefix: string): NotebookOutput {
  const picture = (url: string) => ({ src: pictureAddress(tutorial, url) });
  switch (output.kind) {
    case 'log':
      return printed(output.level === 'log' ? 'stdout' : 'stderr', output.text);
    case 'text':
      return shown({ 'text/plain': output.text });
    case 'table':
      return shown({
        'text/html': outputHtml(output, { prefix }),
        'text/plain': printTable(output),
      });
    case 'svg':
      return shown({
        [drawingType(output)]: drawingFile(tutorial, output, prefix),
        'text/plain': [output.title, output.description ?? ''].join('\n').trim(),
      });
    case 'images':
      return shown({
        'text/html': outputHtml(output, { prefix, picture }),
        'text/plain': output.items.map(({ label }) => label).join('\n'),
      });
    case 'progress':
      return shown({ 'text/plain': `${output.label}: ${output.done} of ${output.total}` });
    case 'error':
      return shown({ 'text/plain': output.message });
  }
}
