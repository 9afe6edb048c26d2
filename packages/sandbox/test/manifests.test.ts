import { normalize, serialize, serializeConfigPresentation3 } from '@iiif/parser';
import { presentation3StrictUpgrade } from '@iiif/parser/strict';
import { upgrade } from '@iiif/parser/upgrader';
import { beforeAll, describe, expect, it } from 'vitest';
import { manifestV2 } from '../src/presentation/manifest-v2.ts';
import { manifestV3 } from '../src/presentation/manifest-v3.ts';
import { manifestWork } from '../src/presentation/manifest-work.ts';
import { type Licence, rightsOf, statementOf } from '../src/presentation/rights.ts';
import { sandboxServices } from '../src/services.ts';
import { pixelSize } from './cases/pixel-size.ts';
import { presentation3Problems } from './conformance/presentation-3.ts';
import { apis, base, made, sendTo } from './node-sandbox.ts';
import { sharedSandbox } from './shared-sandbox.ts';

const send = sendTo(sharedSandbox);

const works = new Map(
  made.collection.works.flatMap((work) =>
    (work.identifiers ?? [])
      .filter((one) => one.identifierType.id === 'mets')
      .map((one) => [one.value, work] as const),
  ),
);
const books = [...works.keys()];

type OldService = { '@id': string; service?: OldService | OldService[] };
type Two = {
  '@id': string;
  service: OldService;
  sequences: { canvases: { '@id': string; seeAlso: { '@id': string } }[] }[];
};
type Three = {
  id: string;
  rights?: string;
  requiredStatement?: object;
  service: OldService[];
  thumbnail: { id: string; width: number }[];
  items: { id: string; seeAlso: { id: string }[]; thumbnail: { id: string }[] }[];
};

async function manifest<Version>(version: string, book: string): Promise<Version> {
  return (await send(`/presentation/${version}/${book}`)).json as Version;
}

function strictWarnings(given: unknown): string[] {
  const state: { warnings: string[] } = { warnings: [] };
  presentation3StrictUpgrade(
    structuredClone(given) as Parameters<typeof presentation3StrictUpgrade>[0],
    state,
  );
  return state.warnings;
}

it('finds the books of the collection', () => {
  expect(books).not.toEqual([]);
});

describe.each(books)('%s', (book) => {
  it('is a manifest of version 3', async () => {
    const given = await manifest<Three>('v3', book);
    expect(presentation3Problems(given)).toEqual([]);
    expect(strictWarnings(given)).toEqual([]);
  });

  it('has the rights and credit of the digital copy in the catalogue', async () => {
    const { rights, requiredStatement } = await manifest<Three>('v3', book);
    const copy = works
      .get(book)
      ?.items?.flatMap(({ locations }) => locations)
      .find(({ locationType }) => locationType.id === 'iiif-presentation');
    if (copy?.type !== 'DigitalLocation') throw new Error('There is no digital copy.');
    expect(rights).toBe(rightsOf(copy.license));
    expect(requiredStatement).toEqual(statementOf([copy.credit ?? ''], copy.license));
  });

  it('survives a round trip through another library', async () => {
    const given = await manifest<Three>('v3', book);
    const { entities, mapping, resource } = normalize(structuredClone(given));
    const written = serialize<Three>(
      { entities, mapping, requests: {} },
      resource,
      serializeConfigPresentation3,
    );
    expect(JSON.parse(JSON.stringify(written))).toMatchObject(given);
  });

  it('has the same pages in version 2, upgraded by another library', async () => {
    const three = await manifest<Three>('v3', book);
    const upgraded = upgrade((await manifest<Two>('v2', book)) as never) as unknown as Three;
    expect(strictWarnings(upgraded)).toEqual([]);
    expect(upgraded.items.map(({ id }) => id)).toEqual(three.items.map(({ id }) => id));
  });
});

const licences = apis.find(({ id }) => id === 'catalogue')?.schemas.License?.properties?.id?.enum;

it.each(licences ?? [])('a book under %s has a manifest of version 3', async (id) => {
  const book = await made.texts.book('b20417783');
  if (!book) throw new Error('There is no book.');
  const licence = { id, label: `Licence ${id}`, url: 'https://example.org/', type: 'License' };
  const work = { id: 'm3rvk8pd', title: 'A book', licence: licence as Licence };
  const given = manifestV3(book, work, { base, services: new Set(sandboxServices) });
  expect(presentation3Problems(given)).toEqual([]);
  expect('rights' in given || 'requiredStatement' in given).toBe(true);
});

it('names the institution, and what the catalogue knows about the book', async () => {
  const book = await made.texts.book('b20417783');
  const work = works.get('b20417783');
  if (!book || !work) throw new Error('There is no book.');
  const institution = { name: 'Harbour Museum', homepage: 'https://museum.example/' };
  const around = { base, services: new Set(sandboxServices), institution };
  const own = { ...manifestWork(work), credit: institution.name };
  const three = manifestV3(book, own, around);
  expect(presentation3Problems(three)).toEqual([]);
  expect(strictWarnings(three)).toEqual([]);
  expect(three.requiredStatement?.value.en).toEqual(['Harbour Museum']);
  expect(three.provider).toMatchObject([
    { id: institution.homepage, homepage: [{ id: institution.homepage, format: 'text/html' }] },
  ]);
  expect(three.metadata?.map(({ label }) => label.en[0])).toEqual(
    expect.arrayContaining(['Contributors', 'Published', 'Languages', 'Subjects']),
  );
  const two = manifestV2(book, own, around);
  expect(two.attribution).toBe('Harbour Museum');
  const lent = manifestV2(book, { ...own, credit: 'A. Lender' }, around);
  expect(lent.attribution).toBe('Harbour Museum. A. Lender');
  expect(two.metadata).toHaveLength(three.metadata?.length ?? 0);
  expect(two.description).toBe(work.description);
});

describe('a manifest with one fault is refused', () => {
  type Loose = { [key: string]: unknown };
  let right: Loose;

  beforeAll(async () => {
    right = await manifest<Loose>('v3', 'b20417783');
  });

  /** The object at a path, e.g. `items.0.thumbnail.0`. */
  function at(path: string, root: Loose): Loose {
    return path
      .split('.')
      .filter(Boolean)
      .reduce((value, key) => value[key] as Loose, root);
  }

  const body = 'items.0.items.0.items.0.body';
  it.each<[path: string, key: string, value: unknown]>([
    ['', '@context', 'http://iiif.io/api/presentation/2/context.json'],
    ['', 'id', 'b20417783'],
    ['', 'id', undefined],
    ['', 'type', 'sc:Manifest'],
    ['', 'label', 'Household remedies'],
    ['', 'label', { en: 'Household remedies' }],
    ['', 'label', {}],
    ['', 'rights', 'https://creativecommons.org/publicdomain/mark/1.0/'],
    ['', 'rights', 'https://creativecommons.org/share-your-work/public-domain/pdm/'],
    ['', 'rights', ['http://creativecommons.org/publicdomain/mark/1.0/']],
    ['', 'license', 'http://creativecommons.org/publicdomain/mark/1.0/'],
    ['', 'requiredStatement', { label: { en: ['Attribution'] } }],
    ['', 'thumbnail', 'http://sandbox.test/thumb.jpg'],
    ['', 'metadata', [{ label: 'Subjects', value: 'Herbs' }]],
    ['', 'provider', [{ id: 'https://museum.example/', type: 'Organization' }]],
    ['', 'summary', 'A book'],
    ['', 'items', []],
    ['', 'service', {}],
    ['service.0', '@type', undefined],
    ['service.0', 'profile', undefined],
    ['service.0.service.0', '@type', 'SearchService1'],
    ['rendering.0', 'label', undefined],
    ['rendering.0', 'format', 'plain text'],
    ['items.0', 'id', 'http://sandbox.test/canvas#1'],
    ['items.0', 'width', 0],
    ['items.0', 'width', '800'],
    ['items.0', 'height', undefined],
    ['items.0', 'height', 12.5],
    ['items.0', 'images', []],
    ['items.0.items.0', 'type', 'AnnotationList'],
    ['items.0.items.0.items.0', 'motivation', 'sc:painting'],
    ['items.0.items.0.items.0', 'target', 'http://sandbox.test/other'],
    [body, 'format', 'text/plain'],
    [body, 'width', -1],
    [`${body}.service.0`, '@id', undefined],
    [`${body}.service.0`, 'profile', 'level2'],
  ])('%s %s: %j', (path, key, value) => {
    const wrong = structuredClone(right);
    at(path, wrong)[key] = value;
    expect(presentation3Problems(JSON.parse(JSON.stringify(wrong)))).not.toEqual([]);
  });

  it('for two canvases with one id', () => {
    const wrong = structuredClone(right);
    at('items.1', wrong).id = at('items.0', wrong).id;
    expect(presentation3Problems(wrong)).not.toEqual([]);
  });
});

describe('what descriptions promise about manifests', () => {
  // The last address template before the phrase, such as `/search/v1/{identifier}`.
  const promise = /`(\/[^`{]*\{[^`]*)`(?:(?!`\/[^`]*\{)[\s\S])*?\bmanifests\s+advertise\b/g;
  const promises = apis
    .flatMap(({ operations }) => operations)
    .flatMap(({ id, description }) =>
      [...description.matchAll(promise)].map(([, path = '']) => ({ operation: id, path })),
    );

  it('is about search, autocomplete and ALTO', () => {
    expect(promises.map(({ operation }) => operation).sort()).toEqual([
      'autocompleteText',
      'getAlto',
      'searchText',
    ]);
  });

  it('is true of the addresses in the description', async () => {
    const description = apis.find(({ id }) => id === 'iiif')?.description ?? '';
    const paths = [...description.matchAll(/`(\/presentation\/[^`]*)`/g)].map(
      ([, path = '']) => path,
    );
    expect(paths).toEqual([
      ...['/presentation/v2/{identifier}', '/presentation/v3/{identifier}'],
      '/presentation/{identifier}',
    ]);
    for (const path of paths) {
      expect((await send(path.replace('{identifier}', 'b20417783'))).status).toBe(200);
    }
  });

  it.each(books)('holds for %s, in both versions', async (book) => {
    const two = await manifest<Two>('v2', book);
    const three = await manifest<Three>('v3', book);
    const pages = three.items.map(({ id }) => id.split('/').at(-1) ?? '');
    const promised = (operation: string, page = '') =>
      `${base}${promises.find((one) => one.operation === operation)?.path}`
        .replace('{book}', book)
        .replace('{identifier}', operation === 'getAlto' ? page : book);
    for (const { '@id': address, service = [] } of [two.service, ...three.service]) {
      expect(address).toBe(promised('searchText'));
      expect([service].flat().map((one) => one['@id'])).toEqual([promised('autocompleteText')]);
    }
    expect(three.service).toHaveLength(1);
    const alto = pages.map((page) => promised('getAlto', page));
    const canvases = two.sequences.flatMap((one) => one.canvases);
    expect(canvases.map(({ seeAlso }) => seeAlso['@id'])).toEqual(alto);
    expect(three.items.flatMap(({ seeAlso }) => seeAlso.map(({ id }) => id))).toEqual(alto);
  });
});

it.each([2, 3])(
  'every address in a manifest of version %d returns what the manifest promises',
  async (version) => {
    const given = await manifest<object>(`v${version}`, 'b20417783');
    const named = [...filesIn(given)];
    expect(named.length).toBeGreaterThan(10);
    for (const { address, format, size } of named) {
      const { status, headers, bytes } = await send(address.slice(base.length));
      expect([address, status]).toEqual([address, 200]);
      expect(headers['content-type']?.split(';')[0]).toBe(format);
      if (size) expect(pixelSize(bytes)).toMatchObject(size);
    }
  },
);

type NamedFile = { address: string; format: string; size?: { width: unknown; height: unknown } };

/** What a client may fetch: anything with a media type, and the services. */
function* filesIn(value: unknown): Generator<NamedFile> {
  if (typeof value !== 'object' || value === null) return;
  const { id, '@id': oldId, format, width, height, profile } = value as Record<string, unknown>;
  const address = String(id ?? oldId);
  if (typeof format === 'string') {
    yield { address, format, ...(width !== undefined && { size: { width, height } }) };
  }
  const json = 'application/json';
  if (/\/api\/image\/2\//.test(String(profile)))
    yield { address: `${address}/info.json`, format: json };
  if (/\/api\/search\/1\//.test(String(profile)))
    yield { address: `${address}?q=rose`, format: json };
  for (const inner of Object.values(value)) yield* filesIn(inner);
}
