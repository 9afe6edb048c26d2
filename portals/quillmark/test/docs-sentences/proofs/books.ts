import { expect } from 'vitest';
import { ask, collection } from '../../docs-facts/sources.ts';
import { host, sandbox } from '../../docs-facts/truth.ts';
import { type Body, get, headerOf, refused, statusOf, textOf, totalOf, works } from './ask.ts';

const search = (q: string, book = 'b20417783') => `/search/${book}/search?q=${q}`;
const suggest = (q: string) => `/search/b20417783/autocomplete?q=${q}`;

export async function boxesAndHits() {
  const { resources, hits, within, ...list } = await get(search('rosemary'));
  expect(resources.length).toBe(within.total);
  expect(hits.length).toBeGreaterThan(0);
  expect(hits[0]).toMatchObject({ before: expect.any(String), after: expect.any(String) });
  expect(hits.flatMap(({ annotations }: Body) => annotations).sort()).toEqual(
    resources.map((one: Body) => one['@id']).sort(),
  );
  expect(list).not.toHaveProperty('next');
  expect(list).not.toHaveProperty('startIndex');
  const [, page = '', box = ''] = /canvases\/([^#]+)#xywh=([\d,]+)$/.exec(resources[0].on) ?? [];
  const [left = 0, top = 0, wide = 0, high = 0] = box.split(',').map(Number);
  const alto = await textOf(`/text/alto/${page}`);
  const place = new RegExp(
    `<String[^>]*HPOS="${left}(?:\\.0)?"[^>]*VPOS="${top}(?:\\.0)?"[^>]*>`,
  ).exec(alto)?.[0];
  expect(place).toMatch(/rosemary/i);
  expect(place).toContain(`WIDTH="${wide}`);
  expect(place).toContain(`HEIGHT="${high}`);
  expect(await statusOf(`/image/${page}/${box}/max/0/default.jpg`)).toBe(200);
}

/** Case and punctuation aside, the words are one phrase, found inside words and extended to whole ones. */
export async function searchesForOnePhrase() {
  const found = async (q: string) => (await get(search(q))).within.total;
  expect(await found('ROSEMARY')).toBe(await found('rosemary'));
  expect(await found('rosemary!')).toBe(await found('rosemary'));
  const part = await get(search('osemar'));
  expect(part.hits[0].match.toLowerCase()).toContain('rosemary');
  const text = await textOf('/text/v1/b20417783');
  const [first, second, third] =
    text
      .toLowerCase()
      .match(/[a-z]{5,} [a-z]+ [a-z]{5,}/)?.[0]
      .split(' ') ?? [];
  expect(await found(`${first}+${second}+${third}`)).toBeGreaterThan(0);
  expect(await found(`${first}+${third}`)).toBe(0);
}

export async function phrasesAcrossLinesAreOneHit() {
  const { hits } = await get(search('rosemary'));
  expect(hits.every(({ annotations }: Body) => annotations.length > 0)).toBe(true);
  const alto = await textOf('/text/alto/b20417783_0003.jp2');
  const lines = [...alto.matchAll(/<TextLine[\s\S]*?<\/TextLine>/g)].map(([line]) =>
    [...line.matchAll(/CONTENT="([^"]+)"/g)].map(([, word = '']) => word.replaceAll(/\W/g, '')),
  );
  const at = lines.findIndex(
    (line, index) => line.length > 1 && (lines[index + 1] ?? []).length > 1,
  );
  const phrase = [...(lines[at] ?? []).slice(-2), ...(lines[at + 1] ?? []).slice(0, 2)];
  const across = await get(search(phrase.join('+')));
  expect(across.hits[0].annotations).toHaveLength(2);
}

export async function manyHitsHaveNoSurroundings() {
  const many = await get(search('e'));
  expect(many.within.total).toBeGreaterThanOrEqual(100);
  expect(many.hits[0]).not.toHaveProperty('before');
  expect(many.hits[0]).not.toHaveProperty('after');
}

export async function withoutWordsNothingIsFound() {
  const { resources, hits, within } = await get('/search/b20417783/search');
  expect([resources, hits, within.total]).toEqual([[], [], 0]);
  expect((await get('/search/b20417783/search?motivation=painting')).within.total).toBe(0);
  await refused('/search/b99999999/search?q=a', 404);
  await refused('/search/b99999999/autocomplete?q=abc', 404);
}

export async function unusedParametersAreListed() {
  const { within, resources } = await get(
    `${search('rosemary')}&motivation=painting&date=x&user=y`,
  );
  expect(within.ignored.sort()).toEqual(['date', 'motivation', 'user']);
  expect(resources).toEqual((await get(search('rosemary'))).resources);
}

/** Shortest first, then alphabetical; each leads to the search for it; three letters are needed. */
export async function termsAreShortestFirst() {
  const { terms } = await get(suggest('ros'));
  const words: string[] = terms.map(({ match }: Body) => match);
  expect(words.length).toBeGreaterThan(1);
  expect(words.every((word) => word.startsWith('ros'))).toBe(true);
  const long = (await get(suggest('the'))).terms.map(({ match }: Body) => match);
  expect(long).toEqual(
    long.toSorted(
      (one: string, other: string) => one.length - other.length || (one < other ? -1 : 1),
    ),
  );
  expect(new URL(terms[0].url).searchParams.get('q')).toBe(words[0]);
  for (const { count, match } of terms) {
    expect(count).toBeGreaterThan(0);
    expect((await get(search(match))).within.total).toBeGreaterThanOrEqual(count);
  }
  expect((await get(suggest('ro'))).terms).toEqual([]);
  expect((await get('/search/b99999999/autocomplete?q=ro')).terms).toEqual([]);
  expect((await get('/search/b20417783/autocomplete')).terms).toEqual([]);
  expect((await get(suggest('mary'))).terms.map(({ match }: Body) => match)).not.toContain(
    'rosemary',
  );
  const rare = await get(`${suggest('the')}&min=2`);
  expect(rare.terms.every(({ count }: Body) => count >= 2)).toBe(true);
  expect(rare.terms.length).toBeLessThan((await get(suggest('the'))).terms.length);
  expect(rare).not.toHaveProperty('ignored');
}

export async function aliasesOfSearch() {
  expect((await get('/search/v1/b20417783?q=rosemary')).within.total).toBe(
    (await get(search('rosemary'))).within.total,
  );
  expect((await get('/search/autocomplete/v1/b20417783?q=ros')).terms.length).toBe(
    (await get(suggest('ros'))).terms.length,
  );
}

export async function textIsOneLine() {
  const text = await textOf('/text/v1/b20417783');
  expect(text).not.toMatch(/[\n\f]| {2}/);
  expect(text.trim().split(' ').length).toBeGreaterThan(400);
  expect(await headerOf('/text/v1/b20417783', 'Content-Type')).toContain('text/plain');
  expect(() => JSON.parse(text)).toThrow();
  const title = (await textOf('/text/alto/b20417783_0001.jp2')).match(/CONTENT="([^"]+)"/)?.[1];
  if (title) expect(text).toContain(title);
}

/** The zip has one file without a folder, named after the book, with the same text. */
export async function zipHasOneTextEach() {
  const { bytes, headers } = await ask('/text/v1/b20417783.zip');
  expect(headers.get('Content-Type')).toBe('application/zip');
  // The directory at the end of a zip names its files.
  const names = bytes.toString('latin1').match(/[\w./-]+\.txt/g) ?? [];
  expect([...new Set(names)]).toEqual(['b20417783.txt']);
  expect(headers.get('Content-Disposition')).toContain('b20417783-full-text.zip');
}

export async function altoPlacesWords() {
  const path = '/text/alto/b20417783_0003.jp2';
  const alto = await textOf(path);
  expect(await textOf('/text/alto/b20417783/b20417783_0003.jp2')).toBe(alto);
  expect(alto).toContain('ns-v2#');
  const [, page = ''] = /<Page([^>]*)>/.exec(alto) ?? [];
  const { width, height } = await get('/image/b20417783_0003.jp2/info.json');
  expect(page).toContain(`WIDTH="${width}"`);
  expect(page).toContain(`HEIGHT="${height}"`);
  const [, space = ''] = /<PrintSpace([^>]*)>/.exec(alto) ?? [];
  expect(space).toContain(`WIDTH="${width}"`);
  for (const element of ['TextBlock', 'TextLine', 'String', 'SP'])
    expect(alto).toContain(`<${element} `);
  expect(alto).not.toMatch(/<HYP|SUBS_CONTENT/);
  for (const [, left = '', wide = ''] of alto.matchAll(
    /<String[^>]*HPOS="([\d.]+)"[^>]*WIDTH="([\d.]+)"/g,
  )) {
    expect(Number(left) + Number(wide)).toBeLessThanOrEqual(width);
  }
}

export async function onlyBooksHaveText() {
  for (const id of ['m3rvk8pd', 'b99999999', 'V0040217']) {
    await refused(`/text/v1/${id}`, 404);
    await refused(`/text/v1/${id}.zip`, 404);
  }
  await refused('/text/alto/b20417783_0999.jp2', 404);
  const { items } = await get(`${works}/m3rvk8pd?include=items`);
  const [digital] = items
    .flatMap(({ locations }: Body) => locations)
    .filter(({ locationType }: Body) => locationType.id === 'iiif-presentation');
  expect(digital.url).toMatch(/\/presentation\/v2\/b20417783$/);
  expect(await totalOf(`${works}?items.locations.locationType=iiif-presentation`)).toBeGreaterThan(
    0,
  );
}

/** Queries read records: a word that only the text of a book has finds none. */
export async function queriesDoNotReadTexts() {
  const records = JSON.stringify(collection.works).toLowerCase();
  const text = (await textOf('/text/v1/b20417783')).toLowerCase();
  const [word = ''] = (text.match(/[a-z]{7,}/g) ?? []).filter(
    (one) => !records.includes(one.slice(0, 6)),
  );
  expect(word).not.toBe('');
  expect(await totalOf(`${works}?query=${word}`)).toBe(0);
  expect((await get(search(word))).within.total).toBeGreaterThan(0);
}

export async function manifestsListPages() {
  const two = await get('/presentation/v2/b20417783');
  const three = await get('/presentation/v3/b20417783');
  expect([two['@type'], three.type]).toEqual(['sc:Manifest', 'Manifest']);
  expect([two['@id'], three.id].every((id) => typeof id === 'string')).toBe(true);
  expect(two.label).toBeTypeOf('string');
  expect(Object.values(three.label)[0]).toBeInstanceOf(Array);
  const { canvases } = two.sequences[0];
  expect(canvases).toHaveLength(12);
  expect(three.items).toHaveLength(12);
  expect(three.items.map(({ id }: Body) => id)).toEqual(canvases.map((one: Body) => one['@id']));
  for (const [index, canvas] of canvases.entries()) {
    const image = canvas.images[0].resource.service['@id'];
    const body = three.items[index].items[0].items[0].body;
    expect(JSON.stringify(body.service)).toContain(image.split('/').at(-1));
    expect(image).toContain(`_${String(index + 1).padStart(4, '0')}.jp2`);
    for (const key of ['label', 'width', 'height']) expect(canvas).toHaveProperty(key);
  }
  expect(two.license).toMatch(/^http/);
  expect(three.rights).toMatch(/^http:/);
  expect(two.license).not.toBe(three.rights);
  expect(two.attribution).toBeDefined();
  expect(two).not.toHaveProperty('provider');
  expect(three.provider).toBeInstanceOf(Array);
  for (const { metadata } of [two, three]) expect(metadata).toBeInstanceOf(Array);
  expect(three.requiredStatement).toBeDefined();
  expect(JSON.stringify(three.service[0])).toContain('@id');
  expect(two.service).toBeDefined();
  const { items } = await get(`${works}/m3rvk8pd?include=items`);
  expect(JSON.stringify(items)).toContain('/presentation/v2/b20417783');
  await refused('/presentation/v2/b99999999', 404);
}

/** The address without a version is one of them, and JSON-LD says which it is. */
export async function manifestsAreNegotiated() {
  const address = `${host}/presentation/b20417783`;
  const version = (one: 2 | 3) =>
    `application/ld+json;profile="http://iiif.io/api/presentation/${one}/context.json"`;
  const accepted = async (accept: string) => {
    const response = await sandbox.fetch(new Request(address, { headers: { Accept: accept } }));
    const manifest = await response.json();
    return [response.headers.get('Content-Type'), '@id' in manifest ? 2 : 3];
  };
  expect(await accepted('*/*')).toEqual(['application/json', 3]);
  expect(await accepted(version(2))).toEqual([version(2), 2]);
  expect(await accepted(version(3))).toEqual([version(3), 3]);
}

/** For two licences there is no URI, so the manifest names them in its statement. */
export async function twoLicencesHaveNoRights() {
  const licensed = collection.works.flatMap(({ items = [] }) =>
    items.flatMap(({ locations }) =>
      locations.flatMap((one) =>
        'url' in one && /presentation\/v2\/b/.test(one.url ?? '')
          ? [{ id: one.license?.id, path: one.url?.split('/').at(-1) }]
          : [],
      ),
    ),
  );
  for (const { id, path } of licensed) {
    const manifest = await get(`/presentation/v3/${path}`);
    expect('rights' in manifest, `${id}`).toBe(id !== undefined && id !== 'ogl' && id !== 'opl');
  }
}
