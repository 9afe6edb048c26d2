import { readFile } from 'node:fs/promises';
import { type Cell, cellsOf } from '../cell.ts';
import { parseCells, TutorialError } from '../markdown/parse-cells.ts';
import { tutorialSlug } from '../markdown/tutorial-slug.ts';
import type { Output } from '../output.ts';
import type { RunnerFetch } from '../run/cell-fetch.ts';
import type { Hosts } from '../run/hosts.ts';
import { runCells } from '../run/run-cells.ts';
import { failureText } from './failure-text.ts';
import { type KeptPicture, keepPictures, shownPictures } from './kept-pictures.ts';

export type RunTutorialOptions = {
  /** Answers the requests of cells: a sandbox, or files */
  fetch: RunnerFetch;
  /** The address before each API's paths, as outputs will name it */
  hosts: Hosts;
  /** Pictures whose addresses begin with this are kept as files. */
  base: string;
  /** The file's name in error messages; its own path by default. */
  name?: string;
  /** Pictures that its cells in other languages show, to be stored too */
  alsoShown?: readonly string[];
};

export type RanTutorial = {
  /** The name of its files, e.g. "exploring-collections-apis" */
  slug: string;
  /** TypeScript only: cells of other languages are recorded separately. */
  cells: Cell[];
  /** By the cell's id: what it showed, in order. */
  outputs: Record<string, Output[]>;
  pictures: KeptPicture[];
};

/**
 * Runs all TypeScript cells and solutions of a tutorial as a build does, with the same bytes each
 * time.
 */
export async function runTutorial(file: string, options: RunTutorialOptions): Promise<RanTutorial> {
  const { fetch, hosts, base, name = file, alsoShown = [] } = options;
  const cells = cellsOf(parseCells(await readFile(file, 'utf8'), name), 'ts');
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
  const shown = shownPictures(Object.values(outputs).flat());
  return {
    slug: tutorialSlug(file),
    cells,
    outputs,
    pictures: await keepPictures([...shown, ...alsoShown], base, fetch, name),
  };
}
