import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkTutorials } from '@portal/cells/check';
import { parseCells, TutorialError } from '@portal/cells/node';
import { root } from '../bootstrap/paths.mjs';
import { main, PlainError } from '../bootstrap/run.mjs';
import { portal } from '../portal/portal.ts';
import { listTutorials } from './tutorial-files.ts';

/** Run as a program: checks the types of all cells, or of those in the given files. */
await main(async () => {
  const names = process.argv.length > 2 ? process.argv.slice(2) : await listTutorials();
  const problems = checkTutorials(
    await Promise.all(names.map(readCells)),
    portal.apis.map(({ id }) => id),
  );
  if (problems.length > 0) throw new PlainError(problems.join('\n'));
  console.log(`  ${names.length} tutorials`);
});

async function readCells(name: string) {
  try {
    return { name, cells: parseCells(await readFile(join(root, name), 'utf8'), name) };
  } catch (error) {
    throw error instanceof TutorialError ? new PlainError(error.message) : error;
  }
}
