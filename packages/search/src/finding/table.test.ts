import { expect, it } from 'vitest';
import { type Entry, packTable, unpackTable } from './table.ts';

const entries: Entry[] = [
  {
    address: '/docs/iiif',
    title: 'IIIF',
    kind: 'page',
    group: 'Guides',
    where: '/docs/iiif',
    names: ['IIIF', 'iiif'],
  },
  {
    address: '/api/text#getAlto.identifier',
    title: 'identifier',
    kind: 'parameter',
    group: 'API',
    where: 'Text API',
    names: ['identifier'],
  },
  {
    address: '/api/text#schema-Word.x',
    title: 'x',
    kind: 'field',
    group: 'Fields',
    where: 'Text API, schema Word',
    names: ['x', 'Word.x'],
  },
  {
    address: '/api/text#getAlto.sort',
    title: 'sort: date',
    kind: 'value',
    group: 'API',
    where: 'Text API',
    names: ['date', 'sort=date', 'By date'],
  },
];

it('survives a round trip', () => {
  const table = packTable(entries);
  expect(unpackTable(JSON.parse(JSON.stringify(table)))).toEqual(entries);
});

it('leaves out what follows from the rest', () => {
  const { pages, wheres, anchor, names } = packTable(entries);
  expect(pages).toEqual(['/docs/iiif', '/api/text']);
  expect(wheres).toEqual(['/docs/iiif', 'Text API', 'Text API, schema Word']);
  expect(anchor).toEqual(['', 'getAlto.identifier', 'schema-Word.x', 'getAlto.sort']);
  expect(names).toEqual([['iiif'], [], [], ['By date']]);
});
