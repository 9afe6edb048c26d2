import { expect, it } from 'vitest';
import { apiOf, operationOf } from '../../test/made-api.ts';
import { navTree } from './nav-tree.ts';
import { outlineApi } from './outline-api.ts';
import { partsOfApi } from './page-part.ts';
import { planPages } from './plan-pages.ts';

function returning(name: string) {
  const content = [{ mediaType: 'application/json', schema: { $ref: name }, examples: [] }];
  return [{ status: '200', description: '', content, headers: [] }];
}

const api = apiOf({
  tags: [
    { name: 'a', label: 'Artists', description: 'Who made it.' },
    { name: 'w', label: 'Works', description: '' },
  ],
  operations: [
    operationOf('getWork', ['w'], { responses: returning('Work') }),
    operationOf('getArtist', ['a'], {
      responses: returning('Artist'),
      parameters: [
        {
          ...{
            key: 'id',
            name: 'id',
            in: 'path',
            required: true,
            deprecated: false,
            description: 'Long.',
          },
          schema: { type: 'string', pattern: '^a', description: 'Longer.' },
          ...{ style: 'simple', explode: false, allowReserved: false, listSyntax: 'plain' },
          ...{ examples: [], traps: ['None.'], aliases: [] },
        },
      ],
    }),
  ],
  schemas: {
    Work: { type: 'object', properties: { artist: { $ref: 'Artist' }, other: { $ref: 'Work' } } },
    Artist: { type: 'object', properties: { kind: { $ref: 'Kind' } } },
    Kind: {
      discriminator: { propertyName: 'kind', mapping: { person: 'Person' } },
      oneOf: [{ type: 'null' }],
    },
    Person: { type: 'object' },
    Unused: { type: 'object' },
  },
});
const plan = planPages(api, 1);
const parts = partsOfApi(api, plan);

it('gives a page its own operations and the schemas they reach, and no others', () => {
  expect(
    parts.map(({ part, api: own }) => [
      part.slug,
      own.operations.map(({ id }) => id),
      Object.keys(own.schemas),
    ]),
  ).toEqual([
    ['', [], []],
    ['a', ['getArtist'], ['Artist', 'Kind', 'Person']],
    ['w', ['getWork'], ['Work', 'Artist', 'Kind', 'Person']],
    ['schemas', [], ['Work', 'Artist', 'Kind', 'Person', 'Unused']],
  ]);
});

it('tells each page where its links lead', () => {
  const [, artists, , schemas] = parts;
  expect(artists?.part.slugs.schemas).toEqual({
    Artist: 'schemas',
    Kind: 'schemas',
    Person: 'schemas',
  });
  expect(schemas?.part.slugs.operations).toEqual({ getArtist: 'a', getWork: 'w' });
  expect(schemas?.part.returning.Artist).toEqual([
    { operation: { id: 'getArtist', summary: 'Get getArtist' }, path: '' },
    { operation: { id: 'getWork', summary: 'Get getWork' }, path: 'artist' },
  ]);
});

it('links each page to its neighbours', () => {
  expect(parts.map(({ part }) => [part.previous?.name, part.next?.name])).toEqual([
    [undefined, 'Artists'],
    ['Large', 'Works'],
    ['Artists', 'Schemas'],
    ['Works', undefined],
  ]);
});

it('puts the introduction on the first page alone', () => {
  expect(parts.map(({ api: own }) => own.description)).toEqual(['A large API.', '', '', '']);
  expect(parts.map(({ part }) => part.tree !== undefined)).toEqual([true, false, false, false]);
});

it('lists pages by the groups of the description, each once, and leaves none out', () => {
  const tagGroups = [
    { name: 'Objects', tags: ['w', 'gone', 'w'] },
    { name: 'Empty', tags: [] },
  ];
  expect(
    navTree({ ...api, tagGroups }, plan).map(({ name, entries }) => [
      name,
      entries.map(({ label, count }) => `${label} ${count}`),
    ]),
  ).toEqual([
    ['Objects', ['Works 1']],
    ['Other', ['Artists 1']],
    ['', ['Schemas 5']],
  ]);
});

it('outlines what an address can lead to, without what only pages show', () => {
  const text = JSON.stringify(outlineApi(api));
  expect(text).toContain('"pattern":"^a"');
  expect(text).not.toMatch(/Longer?\.|None\.|Who made it|Artist"\}|application\/json/);
});
