import { expect, it } from 'vitest';
import { openBuilt } from '../../test/open-built.ts';
import type { SearchRecord } from '../model.ts';
import { buildIndex } from './build-index.ts';

const records: SearchRecord[] = [
  {
    address: '/docs/horses',
    title: 'Horses',
    kind: 'page',
    group: 'Guides',
    where: '/docs/horses',
    text: 'Where horses graze.',
    names: ['Horses'],
  },
  {
    address: '/api/stable#colour',
    title: 'colour',
    kind: 'parameter',
    group: 'API',
    where: 'Stable, GET /horses',
    text: 'The colour of its coat.',
    names: ['colour'],
  },
];

it('has what finding needs apart from the texts', () => {
  const files = buildIndex(records);
  expect(files.map(({ path }) => path)).toEqual(['index.json', 'texts.json']);
  expect(JSON.parse(new TextDecoder().decode(files[1]?.content))).toEqual([
    'Where horses graze.',
    'The colour of its coat.',
  ]);
});

it('can be opened, and finds records by their names and texts', async () => {
  const { search, loadTexts } = await openBuilt(buildIndex(records));
  const foundBy = (query: string) =>
    search(query, { most: 5 }).answer.groups.flatMap(({ hits }) => hits.map((hit) => hit.address));
  expect(foundBy('colour')).toEqual(['/api/stable#colour']);
  expect(foundBy('graze')).toEqual(['/docs/horses']);
  expect(await loadTexts()).toEqual(records.map(({ text }) => text));
});

it('is the same for the same records', () => {
  expect(buildIndex(structuredClone(records))).toEqual(buildIndex(records));
});
