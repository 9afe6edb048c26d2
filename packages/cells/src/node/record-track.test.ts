import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { Cell } from '../cell.ts';
import { recordTrack } from './record-track.ts';
import { recordAt, staleCells } from './track-record.ts';

const siteUrl = 'https://museum.example/developers';
const local = 'http://127.0.0.1:4321/developers';

const cells: Cell[] = ['python-1', 'python-2'].map((id, at) => ({
  ...{ id, language: 'python', kind: 'step', line: 10 * (at + 1) },
  source: `requests.get(HOSTS["catalogue"] + "/${id}")`,
}));

const readInput = `const asked = JSON.parse(require('fs').readFileSync(0, 'utf8'));`;

/** Records with an interpreter that runs this code, where `asked` is its input. */
async function record(code: string, { start = readInput, recorded = cells } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'interpreter-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const interpreter = join(folder, 'interpreter.cjs');
  await writeFile(interpreter, `#!${process.execPath}\n${start}\n${code}`);
  await chmod(interpreter, 0o755);
  return recordTrack(recorded, {
    ...{ slug: 'a', name: 'docs/a.mdx', language: 'python', interpreter, siteUrl, local },
    hosts: { catalogue: `${siteUrl}/sandbox` },
  });
}

const answer = (fields: string): string =>
  `console.log(JSON.stringify({ outputs: {}, plain: {}, drawings: {}, versions: {}, ${fields} }));`;

it('gives cells the address of this machine, and readers that of the portal', async () => {
  const made = await record(
    answer(`outputs: { setup: [], 'python-1': [
      { kind: 'text', text: process.env.API_URL + '/catalogue' },
      { kind: 'text', text: asked.setup },
    ], 'python-2': [] }, plain: { setup: '', 'python-1': 'print(1)' }, versions: { python: '3' }`),
  );
  expect(made).toMatchObject({ slug: 'a', language: 'python', siteUrl, versions: { python: '3' } });
  expect(Object.keys(made.outputs)).toEqual(['python-1', 'python-2']);
  expect(made.plain).toEqual({ 'python-1': 'print(1)' });
  const [first, setup] = made.outputs['python-1'] ?? [];
  expect(first).toEqual({ kind: 'text', text: `${siteUrl}/sandbox/catalogue` });
  expect(setup).toMatchObject({ text: expect.stringContaining('HOSTS = {"catalogue": API_URL}') });
});

it('knows which cells have changed since', async () => {
  const made = await record(answer(''));
  const [first, second] = cells as [Cell, Cell];
  expect(staleCells(cells, made)).toEqual([]);
  expect(staleCells(cells, undefined)).toEqual(cells);
  const edited = { ...second, source: `${second.source} ` };
  expect(staleCells([first, edited], made)).toEqual([edited]);
  const added = { ...second, id: 'python-3' };
  expect(staleCells([...cells, added], made)).toEqual([added]);
});

it('follows the site to another address', async () => {
  const made = await record(
    answer(`outputs: { 'python-1': [{ kind: 'text', text: process.env.API_URL }] }`),
  );
  const moved = recordAt(made, 'https://other.example');
  expect(moved.outputs['python-1']).toEqual([
    { kind: 'text', text: 'https://other.example/sandbox' },
  ]);
});

it('tidies drawings, as files that begin with their encoding', async () => {
  const made = await record(
    answer(`outputs: { 'python-1': [{ kind: 'svg', title: 'T', description: 'D.',
      svg: '<?xml version="1.0"?>\\n<svg viewBox="0 0 1 1"><g id="a"><path style="fill: #000000"/></g></svg>' }] }`),
  );
  expect(made.outputs['python-1']).toEqual([
    {
      ...{ kind: 'svg', title: 'T', description: 'D.' },
      svg: expect.stringMatching(/^<svg [^>]*><path fill="currentColor"\/><\/svg>$/),
    },
  ]);
});

it.each([
  [
    answer(`outputs: { 'python-1': [], 'python-2': [{ kind: 'error', message: 'NameError: x', cell: 'python-1',
      line: 3, calledFrom: { cell: 'python-2', line: 2 } }] }`),
    'docs/a.mdx:12: NameError: x (python-1, called from line 21)',
  ],
  ['console.error("No such module."); process.exit(3);', /ended with 3\.\nNo such module\./],
])('stops at a failure: %#', async (code, message) => {
  await expect(record(code)).rejects.toThrow(message);
});

it('reports why an interpreter ended before it read all of its input', async () => {
  const long = cells.map((cell) => ({ ...cell, source: '# '.repeat(500_000) }));
  const code = 'console.error("No module named json."); process.exit(3);';
  await expect(record(code, { start: '', recorded: long })).rejects.toThrow(
    /ended with 3\.\nNo module named json\./,
  );
});
