import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { packClientLibraries } from '../../../../scripts/packages/client-libraries.ts';
import { requireProgram } from '../../../../scripts/programs/find-program.ts';
import { sandbox } from '../docs-facts/truth.ts';
import { type ServedSandbox, serveSandbox } from '../serve-sandbox.fixture.ts';
import { checkProgram } from './check-program.ts';
import { readPrograms } from './read-programs.ts';
import { savePrograms } from './save-programs.ts';

/** In the order of the guides: a shell fetches the file that Python then reads. */
const programs = readPrograms().filter(
  ({ language }) => language === 'bash' || language === 'python',
);
const inR = readPrograms().filter(({ language }) => language === 'r');
const hasR = spawnSync('Rscript', ['-e', 'library(httr); library(jsonlite)']).status === 0;

let server: ServedSandbox;
let python: string;
let folder = '';
let downloads = '';

beforeAll(async () => {
  python = await requireProgram('Python');
  downloads = await mkdtemp(join(tmpdir(), 'downloads-'));
  await packClientLibraries(downloads);
  server = await serveSandbox(sandbox, { downloads });
  folder = await mkdtemp(join(tmpdir(), 'docs-programs-'));
  await savePrograms(programs, { origin: server.origin, folder });
}, 300_000);

afterAll(async () => {
  server.close();
  for (const one of [folder, downloads]) await rm(one, { recursive: true, force: true });
});

it.each(programs)(
  '$page:$line $title ($language) runs and prints what is shown',
  async (program) => {
    const problems = await checkProgram(program, { origin: server.origin, folder, python });
    expect(problems.join('\n')).toBe('');
  },
);

it.skipIf(!hasR && !process.env.CI).each(inR)(
  '$page:$line $title runs in R and prints what is shown',
  async (program) => {
    const problems = await checkProgram(program, { origin: server.origin, folder });
    expect(problems.join('\n')).toBe('');
  },
);

it('finds the programs of the guides', () => {
  expect(programs.filter(({ language }) => language === 'python').length).toBeGreaterThan(5);
  expect(programs.filter(({ language }) => language === 'bash').length).toBeGreaterThan(3);
  expect(inR.length).toBeGreaterThan(0);
});
