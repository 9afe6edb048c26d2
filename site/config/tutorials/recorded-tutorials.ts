import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Cell, Output } from '@portal/cells';
import { runsPythonInPage } from '@portal/cells/tracks';

/** What scripts/tutorials/run-tutorials.ts has written: a tutorial's cells and what they showed. */
export type RecordedTutorial = {
  slug: string;
  cells: Cell[];
  outputs: Record<string, Output[]>;
  pictures: { url: string; path: string; width?: number; height?: number }[];
};

export function recordedFolder(build: string): string {
  return join(build, 'tutorials');
}

/** Whether any page runs Python. Pyodide is 13 MB, which no other site should have to serve. */
export async function runsPython(build: string): Promise<boolean> {
  return (await readRecorded(build)).some(({ cells }) => runsPythonInPage(cells));
}

export async function readRecorded(build: string): Promise<RecordedTutorial[]> {
  const folder = recordedFolder(build);
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
  return Promise.all(
    names.sort().map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8'))),
  );
}
