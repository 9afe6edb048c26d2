import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Cell } from '../cell.ts';
import { parseCells, TutorialError } from '../markdown/parse-cells.ts';
import type { ErrorOutput, Output } from '../output.ts';
import type { RunnerFetch } from '../run/cell-fetch.ts';
import type { Hosts } from '../run/hosts.ts';
import { runCells } from '../run/run-cells.ts';
import { type KeptPicture, keepPictures } from './kept-pictures.ts';

export type RunTutorialOptions = {
  /** Answers the requests of cells: a sandbox, or files */
  fetch: RunnerFetch;
  /** What is before the paths of each API, as outputs will name it */
  hosts: Hosts;
  /** Pictures whose addresses begin with this are kept as files. */
  base: string;
  /** What to call the file in words about mistakes; its own path unless told otherwise. */
  name?: string;
};

export type RanTutorial = {
  /** The name of its file, which is also the last part of its address. */
  slug: string;
  cells: Cell[];
  /** By the cell's id: what it showed, in order. */
  outputs: Record<string, Output[]>;
  pictures: KeptPicture[];
};

/** Runs all cells and solutions of a tutorial as a build does: the same bytes each time. */
export async function runTutorial(file: string, options: RunTutorialOptions): Promise<RanTutorial> {
  const { fetch, hosts, base, name = file } = options;
  const cells = parseCells(await readFile(file, 'utf8'), name);
  const outputs: Record<string, Output[]> = Object.fromEntries(cells.map(({ id }) => [id, []]));
  const results = await runCells(cells, {
    fetch,
    hosts,
    reproducible: true,
    display({ cell, index, output }) {
      const list = outputs[cell];
      if (list) list[index] = output;
    },
  });
  const error = results.at(-1)?.error;
  if (error) throw new TutorialError(failureText(name, cells, error));
  const shown = Object.values(outputs).flat();
  return {
    slug: basename(file, '.mdx'),
    cells,
    outputs,
    pictures: await keepPictures(shown, base, fetch, name),
  };
}

/** "docs/examples/a.mdx:41:7: Cannot read "dates": … (cell-3, called from line 60)" */
function failureText(name: string, cells: Cell[], error: ErrorOutput): string {
  const startOf = (id: string): number => cells.find((cell) => cell.id === id)?.line ?? 1;
  const line = startOf(error.cell) + (error.line ?? 1) - 1;
  const { calledFrom } = error;
  const call = calledFrom
    ? `, called from line ${startOf(calledFrom.cell) + calledFrom.line - 1}`
    : '';
  const column = error.column === undefined ? '' : `:${error.column}`;
  return `${name}:${line}${column}: ${error.message} (${error.cell}${call})`;
}
