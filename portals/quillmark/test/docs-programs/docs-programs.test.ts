import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@portal/portal/folders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sandbox } from '../docs-facts/truth.ts';
import { type ServedSandbox, serveSandbox } from '../serve-sandbox.fixture.ts';
import { calls } from './calls.ts';
import { checkProgram } from './check-program.ts';
import { readPrograms } from './read-programs.ts';
import { savePrograms } from './save-programs.ts';

/** Needs a package that only a reader has; `docs-fences.test.ts` parses it. */
const notOurs = /from 'openseadragon'/;

const all = readPrograms();
const programs = all.filter(({ language }) => /^(js|tsx?)$/.test(language));

let server: ServedSandbox;
let folder = '';

beforeAll(async () => {
  server = await serveSandbox(sandbox);
  folder = await mkdtemp(join(tmpdir(), 'docs-programs-'));
  await savePrograms(programs, { origin: server.origin, folder });
  // As if the guide to the clients had installed them.
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  // The guide to the datasets has fetched it in a shell before it is read in Node.
  const snapshot = await fetch(`${server.origin}/datasets/catalogue/v2/works.json.gz`);
  await writeFile(join(folder, 'works.json.gz'), Buffer.from(await snapshot.arrayBuffer()));
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

it.each(programs.filter(({ code }) => !notOurs.test(code)))(
  '$page:$line $title runs and prints what is shown',
  async (program) => {
    const problems = await checkProgram(program, { origin: server.origin, folder });
    expect(problems.join('\n')).toBe('');
  },
);

it('finds the programs of the guides, and each function that is called', () => {
  expect(programs.length).toBeGreaterThan(12);
  expect(programs.filter(({ code }) => notOurs.test(code)).length).toBe(1);
  const isThere = calls.map(({ page, of }) =>
    all.some((program) => program.page === page && program.code.includes(of)),
  );
  expect(isThere).toEqual(calls.map(() => true));
});

it.each([
  ['prints another line', "console.log('b');", 'but the guide shows'],
  ['fails', "throw new Error('broken');", 'ends with 1'],
])('sees a program that %s', async (_, code, message) => {
  const output = { text: 'a', part: 'all' } as const;
  const program = { page: 'x', line: 1, language: 'js', title: '', code, output } as const;
  const problems = await checkProgram(program, { origin: server.origin, folder });
  expect(problems.join('\n')).toContain(message);
});

it('sees a program whose output is not shown', async () => {
  const program = {
    page: 'x',
    line: 1,
    language: 'js',
    title: '',
    code: 'console.log(1)',
  } as const;
  const problems = await checkProgram(program, { origin: server.origin, folder });
  expect(problems.join('\n')).toContain('does not show');
});
