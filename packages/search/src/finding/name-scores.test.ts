import { describe, expect, it } from 'vitest';
import type { Group, Kind } from '../model.ts';
import { createNameScores, isCodeLike } from './name-scores.ts';

type Named = [kind: Kind, group: Group, title: string, rest?: { where?: string; names?: string[] }];

function scoresFor(query: string, given: readonly Named[]): ReadonlyMap<number, number> {
  const entries = given.map(([kind, group, title, rest], at) => ({
    address: `/${at}`,
    title,
    kind,
    group,
    where: kind === 'field' || kind === 'value' ? 'API, schema Thing' : `/${at}`,
    names: [kind === 'value' ? title.replace(/^.*: /, '') : title],
    ...rest,
  }));
  return createNameScores(entries)(query);
}

/** The titles in order of their scores. */
function ranked(query: string, given: readonly Named[]): string[] {
  return [...scoresFor(query, given)]
    .sort(([, a], [, b]) => b - a)
    .map(([at]) => given[at]?.[2] ?? '');
}

/** Whether a query finds these in the order given, wherever they are in the table. */
function expectOrder(query: string, given: readonly Named[]): void {
  const titles = given.map(([, , title]) => title);
  expect(ranked(query, given)).toEqual(titles);
  expect(ranked(query, given.toReversed())).toEqual(titles);
}

const maps: Named = [
  'value',
  'API',
  'workType: e',
  { names: ['e', 'workType=e', 'Maps', 'Audiobooks', 'Manuscripts, Asian'] },
];
const archives: Named = [
  'value',
  'API',
  'workType: h',
  { names: ['h', 'workType=h', 'Archives and manuscripts'] },
];

describe('what a word leads to first', () => {
  it.each<[string, string, Named[]]>([
    [
      'a page that is about it, not a step of another page',
      'map',
      [
        ['section', 'Examples', 'Draw a map'],
        ['page', 'Examples', 'The whole collection on a map'],
      ],
    ],
    [
      'a guide, not an example',
      'snapshots',
      [
        ['page', 'Examples', 'Working with snapshots of records'],
        ['section', 'Guides', 'Snapshot or search'],
      ],
    ],
    [
      'a schema, not a value of a field',
      'place',
      [
        ['value', 'Fields', 'type: Place'],
        ['schema', 'Fields', 'Place'],
      ],
    ],
    [
      'a value of a parameter, if nothing else has the name',
      'bitonal',
      [
        ['section', 'Guides', 'Grey and bitonal pictures'],
        ['value', 'API', 'quality: bitonal'],
      ],
    ],
    [
      'the parameter of that name, not the prose around it',
      'sort',
      [
        ['page', 'Guides', 'How to sort records'],
        ['parameter', 'API', 'sort'],
      ],
    ],
  ])('%s', (_, query, given) => {
    const [, wanted] = given;
    expect(ranked(query, given)[0]).toBe(wanted?.[2]);
    expect(ranked(query, given.toReversed())[0]).toBe(wanted?.[2]);
  });

  it('is less a field if readers use the word for something else', () => {
    const scoreOf = (name: string) =>
      createNameScores([
        { address: '/', title: name, kind: 'field', group: 'Fields', where: '', names: [name] },
      ])(name).get(0) ?? 0;
    expect(scoreOf('copyright')).toBeLessThan(scoreOf('shelfmark') - 40);
  });
});

it.each([
  ['pageSize', true],
  ['dates.from', true],
  ['sort=date', true],
  ['/works', true],
  ['work_type', true],
  ['Page Size', false],
  ['IIIF', false],
  ['sort by date', false],
])('%s is code: %s', (text, isCode) => {
  expect(isCodeLike(text)).toBe(isCode);
});

describe('the order of names', () => {
  it.each<[string, string, Named[]]>([
    [
      'a question in words: what has that name, then prose about it, then rows',
      'image format',
      [
        ['page', 'Guides', 'Image format'],
        ['value', 'API', 'mode: image format'],
        ['value', 'API', 'mode: image formats'],
        ['page', 'Guides', 'Image format of a work'],
        ['field', 'Fields', 'imageFormat'],
        ['schema', 'Fields', 'ImageFormat'],
        ['value', 'API', 'mode: image format large'],
      ],
    ],
    [
      'all of the words before some of them, and few other words before many',
      'image rotation',
      [
        ['page', 'Guides', 'Rotation of an image'],
        ['page', 'Guides', 'Image'],
        ['page', 'Guides', 'Image of archive shelves'],
      ],
    ],
    [
      'an operation of that name before a section',
      'items',
      [
        ['operation', 'API', 'Items'],
        ['section', 'Guides', 'items'],
      ],
    ],
    [
      'an operation at that path before a section',
      'items',
      [
        ['operation', 'API', 'GET /items'],
        ['section', 'Guides', 'works/items'],
      ],
    ],
    [
      'a name in a program: rows before prose',
      'dates.from',
      [
        ['parameter', 'API', 'dates.from'],
        ['field', 'Fields', 'Dates.from'],
        ['page', 'Guides', 'Dates: from'],
      ],
    ],
    [
      'a word with another meaning: a field last, and only a field',
      'copyright',
      [
        ['schema', 'Fields', 'Copyright'],
        ['page', 'Guides', 'Copyright of pictures'],
        ['field', 'Fields', 'copyright'],
      ],
    ],
    [
      'a value of a parameter before a schema',
      'place',
      [
        ['value', 'API', 'type: Place'],
        ['schema', 'Fields', 'Place'],
        ['value', 'Fields', 'kind: Place'],
      ],
    ],
    [
      'the last part of a name before a title with the word',
      'finish',
      [
        ['field', 'Fields', 'production.dates.finish'],
        ['page', 'Guides', 'Finish shelves'],
      ],
    ],
    [
      'the last two parts of a name before a title with the words',
      'dates.from',
      [
        ['field', 'Fields', 'production.dates.from'],
        ['page', 'Guides', 'Dates from letters'],
      ],
    ],
    [
      'the very name before its singular',
      'getWorks',
      [
        ['parameter', 'API', 'getWorks'],
        ['operation', 'API', 'getWork'],
      ],
    ],
    [
      'the plural of a name before the end of a path',
      'work',
      [
        ['schema', 'Fields', 'Works'],
        ['operation', 'API', 'GET /work'],
      ],
    ],
    [
      'what begins so: the shorter name first',
      'workt',
      [
        ['parameter', 'API', 'workType'],
        ['parameter', 'API', 'workTypeLabel'],
      ],
    ],
    [
      'what begins so: a name nearly typed out, even of a field',
      'workty',
      [
        ['field', 'Fields', 'workTyp'],
        ['parameter', 'API', 'workTypeLabelled'],
      ],
    ],
    ['a title before what a value means', 'maps', [['page', 'Guides', 'Old maps of towns'], maps]],
    ['the same in the singular', 'map', [['page', 'Guides', 'Old maps of towns'], maps]],
    ['the same begun', 'audiob', [['page', 'Guides', 'Listening to audiobooks'], maps]],
    ['the same in part', 'asian', [['page', 'Guides', 'Asian collections'], maps]],
    [
      'a value as it is sent, not as what it means',
      'workType=e',
      [maps, ['field', 'Fields', 'workTypeE']],
    ],
    [
      'all that a value means, in several words',
      'archives and manuscripts',
      [archives, ['page', 'Guides', 'Manuscripts in archives']],
    ],
    [
      'a title with one of the words before a value that means something similar',
      'archives manuscripts',
      [['page', 'Guides', 'Archives'], archives],
    ],
    [
      'a section on the page that is named too',
      'iiif manifests',
      [
        ['section', 'Guides', 'IIIF manifests'],
        ['section', 'Guides', 'Manifests', { where: 'IIIF' }],
        ['section', 'Guides', 'Manifest', { where: 'Presentation' }],
      ],
    ],
    [
      'a section on a page that has another word for it',
      'authentication header',
      [
        ['section', 'Guides', 'Header', { where: 'API keys' }],
        ['section', 'Guides', 'Headers', { where: 'Pictures' }],
      ],
    ],
    [
      'a page only if it explains every other word',
      'iiif zebra manifests',
      [
        ['section', 'Guides', 'Zebra manifests', { where: 'Pictures' }],
        ['section', 'Guides', 'Manifests', { where: 'IIIF' }],
      ],
    ],
    [
      'a thing of the kind that is named too',
      'sort parameter',
      [
        ['parameter', 'API', 'sort'],
        ['page', 'Guides', 'Sort'],
      ],
    ],
    [
      'the word itself before another word for it',
      'token',
      [
        ['page', 'Guides', 'Token lists'],
        ['page', 'Guides', 'Keys'],
        ['page', 'Guides', 'API keys'],
      ],
    ],
  ])('%s', (_, query, given) => expectOrder(query, given));

  it('is the same with spaces around the query', () => {
    const given: Named[] = [['field', 'Fields', 'shelfmark']];
    expect(scoresFor(' shelfmark ', given)).toEqual(scoresFor('shelfmark', given));
  });

  it('depends on the last word alone if one is incomplete', () => {
    const scoreOf = (query: string) =>
      scoresFor(query, [['page', 'Guides', 'Rotation of an image']]).get(0) ?? 0;
    expect(scoreOf('image rot')).toBe(scoreOf('image rotation'));
    expect(scoreOf('rot image')).toBeLessThan(scoreOf('image rot'));
    expect(scoreOf('image ro')).toBeLessThan(scoreOf('image rot'));
  });
});

describe('what a name is found by', () => {
  it.each<[string, Named]>([
    ['wo', ['parameter', 'API', 'workType']],
    ['workt', ['parameter', 'API', 'workType']],
    ['identifer', ['parameter', 'API', 'identifier']],
    ['qurey', ['parameter', 'API', 'query']],
    ['rot', ['page', 'Guides', 'Rotation of an image']],
    ['token', ['page', 'Guides', 'API keys']],
  ])('%s finds %j', (query, named) => {
    expect(scoresFor(query, [named]).get(0)).toBeGreaterThan(40);
  });

  it.each<[string, Named]>([
    ['zebra', ['parameter', 'API', 'sort']],
    ['zebra horse', ['page', 'Guides', 'Rotation of an image']],
    ['…', ['value', 'API', 'query: *']],
    ['w', ['parameter', 'API', 'workType']],
    ['workt', ['page', 'Guides', 'Work types']],
    ['sotr', ['parameter', 'API', 'sort']],
    ['identif er', ['parameter', 'API', 'identifier']],
    ['ro', ['page', 'Guides', 'Rotation of an image']],
    ['parameter', ['parameter', 'API', 'sort']],
    ['iiif', ['section', 'Guides', 'Manifests', { where: 'IIIF' }]],
  ])('%s does not find %j', (query, named) => {
    expect([...scoresFor(query, [named])]).toEqual([]);
  });
});
