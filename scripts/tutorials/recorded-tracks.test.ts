import { parseCells, staleCells, type TrackRecord } from '@portal/cells/node';
import { expect, it } from 'vitest';
import { readTracks } from './recorded-tracks.ts';

const siteUrl = 'https://museum.example';
const mdx = '```ts cell\nshow(1);\n```\n\n```python cell\n1\n```\n\n```python cell\n2\n```\n';
const tutorial = { name: 'docs/examples/a.mdx', slug: 'a', cells: parseCells(mdx) };
const picture = { url: `${siteUrl}/sandbox/a.jpg`, label: 'A' };

/** The record of all cells as they are, in `staleCells`' own terms. */
const record: TrackRecord = {
  ...{ slug: 'a', language: 'python', siteUrl, plain: {}, drawings: {}, versions: {} },
  cells: { 'python-1': '6b86b273ff34fce1', 'python-2': 'd4735e3a265e16ee' },
  outputs: {
    'python-1': [{ kind: 'text', text: '1' }],
    'python-2': [{ kind: 'images', items: [picture] }],
  },
};

it('returns what is recorded, and the pictures in it', async () => {
  expect(staleCells(tutorial.cells.slice(1), record)).toEqual([]);
  expect(await readTracks(tutorial, siteUrl, async () => record)).toEqual({
    outputs: record.outputs,
    pictures: [picture.url],
    problems: [],
  });
});

it('gives the addresses of the site that is built', async () => {
  const { pictures } = await readTracks(tutorial, 'https://b.example/c', async () => record);
  expect(pictures).toEqual(['https://b.example/c/sandbox/a.jpg']);
});

it.each([
  ['no record', undefined, 'python-1, python-2'],
  [
    'the record of other code',
    { ...record, cells: { ...record.cells, 'python-2': '0' } },
    'python-2',
  ],
  [
    'a record without a new cell',
    { ...record, cells: { 'python-1': record.cells['python-1'] ?? '' } },
    'python-2',
  ],
])('names the cells of %s, with a note in their place', async (_, found, ids) => {
  const { outputs, problems } = await readTracks(tutorial, siteUrl, async () => found);
  expect(problems).toEqual([
    `docs/examples/a.mdx: ${ids}: not recorded as written. Run npm run tutorials:python -- a`,
  ]);
  expect(outputs['python-2']).toEqual([
    expect.objectContaining({
      kind: 'log',
      text: expect.stringContaining('not been recorded yet'),
    }),
  ]);
});

it('asks for nothing if all cells are TypeScript', async () => {
  const ts = { ...tutorial, cells: tutorial.cells.slice(0, 1) };
  const read = async (): Promise<never> => expect.unreachable();
  expect(await readTracks(ts, siteUrl, read)).toEqual({ outputs: {}, pictures: [], problems: [] });
});
