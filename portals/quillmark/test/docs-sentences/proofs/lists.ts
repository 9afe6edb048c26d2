import { expect } from 'vitest';
import { ask, parameter, readable } from '../../docs-facts/sources.ts';
import { apis, host } from '../../docs-facts/truth.ts';
import {
  all,
  articles,
  type Body,
  concepts,
  events,
  everyResult,
  get,
  idsOf,
  images,
  refused,
  statusOf,
  textOf,
  totalOf,
  works,
} from './ask.ts';

const lists = [works, images, concepts, articles, events, all];

export async function pagesBeginAtOne() {
  for (const list of lists) {
    const { results, totalPages, totalResults, pageSize } = await get(list);
    expect((await get(`${list}?page=1&pageSize=10`)).results).toEqual(results);
    expect([pageSize, results.length]).toEqual([10, 10]);
    expect(totalPages).toBe(Math.ceil(totalResults / 10));
    for (const [size, status] of [
      [0, 400],
      [1, 200],
      [100, 200],
      [101, 400],
    ] as const) {
      expect(await statusOf(`${list}?pageSize=${size}`), `${list} ${size}`).toBe(status);
    }
    await refused(`${list}?page=0`);
  }
}

/** `nextPage` and `prevPage` are there where such a page is, with every parameter of the request. */
export async function linksLeadToOtherPages() {
  for (const list of [works, images, concepts, articles, all]) {
    const first = await get(`${list}?query=horse&pageSize=2`);
    expect(first).not.toHaveProperty('prevPage');
    expect(first.nextPage).toContain(`${host}${list}`);
    for (const kept of ['query=horse', 'pageSize=2', 'page=2']) {
      expect(first.nextPage).toContain(kept);
    }
    const second = await get(first.nextPage.replace(host, ''));
    expect(second.prevPage).toContain('page=1');
    expect(second.results).not.toEqual(first.results);
    const last = await get(`${list}?query=horse&pageSize=2&page=${first.totalPages}`);
    expect(last).not.toHaveProperty('nextPage');
    expect(last.results.length).toBeGreaterThan(0);
  }
}

export async function pagesAfterTheLastAreEmpty() {
  for (const list of lists) {
    const { results } = await get(`${list}?query=horse&page=50&pageSize=100`);
    expect(results).toEqual([]);
  }
}

export async function totalsAreExact() {
  for (const list of [`${works}?query=horse`, `${images}?query=horse`, `${articles}?query=horse`]) {
    expect((await everyResult(list)).length).toBe(await totalOf(list));
    expect(await totalOf(`${list}&pageSize=1`)).toBe(await totalOf(list));
  }
  expect((await get(`${works}?query=horse&pageSize=1`)).results.length).toBe(1);
}

export async function findingNothingIsNoError() {
  for (const list of lists) {
    const body = await get(`${list}?query=xyzzyx`);
    expect([body.totalResults, body.totalPages, body.results]).toEqual([0, 0, []]);
    expect(body).not.toHaveProperty('nextPage');
  }
}

/** Past the window: a 400 that explains it, or a 500 that says it is final; the last page still has a `nextPage`. */
export async function windowEndsAt10000() {
  expect(await readable()).toBe(10_000);
  expect(await refused(`${works}?page=10001&pageSize=1`)).toContain('works');
  const message = JSON.parse(await refused(`${images}?page=10001&pageSize=1`)).description;
  expect(message.match(/images/g)).toHaveLength(2);
  expect(JSON.parse(await refused(`${concepts}?page=10001&pageSize=1`)).description).toBe(
    'Only the first 10000 concepts are available in the API.',
  );
  for (const list of [articles, events, all]) {
    const body = JSON.parse(await refused(`${list}?page=10001&pageSize=1`, 500));
    expect(body.label).toBe('Server Error');
    expect(body.description).toBe(
      'Only the first 10000 results are available. The same request will fail again.',
    );
  }
  for (const list of [concepts, articles, events, all]) {
    expect(await statusOf(`${list}?page=100&pageSize=100`)).toBe(200);
  }
}

export async function onlyOneProblemIsReported() {
  const one = await refused(`${works}?include=foo&sort=foo`);
  expect(one).not.toMatch(/include: .*sort: |sort: .*include: /);
  const both = JSON.parse(await refused(`${works}?page=0&pageSize=101`)).description;
  expect(both).toMatch(/page: .*, pageSize: /);
  const content = JSON.parse(await refused(`${articles}?page=0&pageSize=101`)).description;
  expect(content).not.toContain('pageSize');
}

export async function errorsHaveTheseFields() {
  const requests: [path: string, status: number][] = [
    [`${works}?page=0`, 400],
    [`${concepts}?page=0`, 400],
    [`${articles}?page=0`, 400],
    [`${works}/zzzzzzzz`, 404],
    [`${articles}?page=10001&pageSize=1`, 500],
    [`${concepts}?page=101&pageSize=100`, 400],
  ];
  const orders = new Set<string>();
  for (const [path, status] of requests) {
    const body = JSON.parse(await refused(path, status));
    expect([body.errorType, body.type, body.httpStatus]).toEqual(['http', 'Error', status]);
    expect(body.label).toBeTypeOf('string');
    expect(body.description).toBeTypeOf('string');
    orders.add(
      Object.keys(body)
        .filter((key) => key !== 'description')
        .join(),
    );
  }
  expect(orders.size).toBeGreaterThan(1);
}

/** Every operation is a GET without a body, a key or a cookie; nothing else is answered. */
export async function onlyGet() {
  const operations = apis.flatMap((api) => api.operations);
  expect(operations.every(({ method }) => method === 'get')).toBe(true);
  expect(operations.some((one) => 'requestBody' in one)).toBe(false);
  for (const method of ['POST', 'PUT', 'DELETE']) {
    expect(await statusOf(`${method} ${works}`)).toBe(405);
    expect(await statusOf(`${method} ${articles}`)).toBe(404);
    expect(await statusOf(`${method} ${concepts}`)).toBe(404);
  }
}

export async function noKeyIsNeeded() {
  expect(apis.some((api) => 'security' in api)).toBe(false);
  for (const list of lists) {
    const { status, headers } = await ask(list);
    expect(status).toBe(200);
    expect(headers.has('Set-Cookie') || headers.has('WWW-Authenticate')).toBe(false);
  }
}

export async function mediaTypes() {
  const type = async (path: string) => (await ask(path)).headers.get('Content-Type') ?? '';
  for (const list of lists) expect(await type(list)).toContain('application/json');
  expect(await type('/image/V0040217/full/100,/0/default.jpg')).toBe('image/jpeg');
  expect(await type('/image/V0040217/info.json')).toContain('json');
  expect(await type('/search/b20417783/search?q=rosemary')).toContain('json');
  expect(await type('/text/v1/b20417783')).toContain('text/plain');
  expect(await type('/text/v1/b20417783.zip')).toBe('application/zip');
  expect(await type('/text/alto/b20417783_0003.jp2')).toContain('xml');
  for (const path of [
    '/text/v1/b99999999',
    '/text/v1/b99999999.zip',
    '/text/alto/b99999999_0001.jp2',
  ]) {
    expect(await type(path)).toContain('text/plain');
  }
  for (const path of ['/search/b99999999/search?q=a', '/search/b99999999/autocomplete?q=abc']) {
    expect(await type(path)).toContain('text/plain');
  }
  expect(await type('/content/v0/nothing')).toContain('text/html');
  expect(await type('/image/V0099999/full/max/0/default.jpg')).not.toContain('json');
}

export async function fieldsWithoutValueAreLeftOut() {
  const records = await everyResult(works);
  expect(records.some((one) => !('description' in one))).toBe(true);
  expect(records.some((one) => !('thumbnail' in one))).toBe(true);
  expect(JSON.stringify(records)).not.toMatch(/:null[,}]/);
  expect(records.every(({ id }) => /^[a-z][a-z0-9]{7}$/.test(id))).toBe(true);
}

/** The version is in each path, and version 1 of the catalogue is closed. */
export async function versionsAreInPaths() {
  const versions = Object.fromEntries(
    apis.map(({ id, operations }) => [id, operations[0]?.basePath]),
  );
  expect(versions.catalogue).toContain('/v2');
  expect(versions.content).toContain('/v0');
  expect(await statusOf('/text/v1/b20417783')).toBe(200);
  expect(await refused('/catalogue/v1/works', 410)).toContain('/catalogue/v2/works');
  const { '@context': image } = await get('/image/V0040217/info.json');
  expect(image).toContain('/image/2/');
  const { '@context': search } = await get('/search/b20417783/search?q=rosemary');
  expect(JSON.stringify(search)).toContain('/search/1/');
  expect((await get('/presentation/v2/b20417783'))['@context']).toContain('/presentation/2/');
}

export function nothingIsDeprecated() {
  expect(JSON.stringify(apis)).not.toMatch(/"deprecated":true/);
}

export function defaultsAreOneAndTen() {
  for (const id of ['getWorks', 'getImages', 'getConcepts', 'getArticles', 'getEvents', 'getAll']) {
    const found = apis.flatMap((api) => api.operations).find((one) => one.id === id);
    if (!found) continue;
    expect(parameter(id, 'page')).toMatchObject({ default: 1, minimum: 1 });
    expect(parameter(id, 'pageSize')).toMatchObject({ default: 10, minimum: 1, maximum: 100 });
  }
}

/** How an id of one API is found in a response and used in the next request. */
export async function idsJoinTheApis() {
  const summary = await get(`${all}/XNQvp1AAACQAt1O0.articles`);
  const work = await get(`${works}/${summary.linkedWorks[0].id}?include=images,subjects,items`);
  expect(work.id).toBe('hx7q2mvb');
  const image = await get(`${images}/${work.images[0].id}`);
  expect([image.id, image.source.id]).toEqual(['t4ncwz8k', 'hx7q2mvb']);
  expect(image.locations[0].url).toMatch(/\/image\/V0040217\/info\.json$/);
  const [horses] = work.subjects.filter(({ label }: Body) => label === 'Horses');
  expect(horses.id).toBe('n8hs5xka');
  expect((await get(`${concepts}/n8hs5xka`)).id).toBe('n8hs5xka');
  const path = `subjects=n8hs5xka&workType=a&items.locations.locationType=iiif-presentation&include=items`;
  const { items } = (await get(`${works}?${path}`)).results[0];
  expect([items[0].locations[0].type, items[1].locations[0].type]).toEqual([
    'PhysicalLocation',
    'DigitalLocation',
  ]);
  expect(items[1].locations[0].url).toMatch(/\/presentation\/v2\/b20418031$/);
  expect(await statusOf('/text/v1/b20418031')).toBe(200);
  for (const filter of ['items=ghemdgqg', 'partOf=q6zb4ynh', 'contributors.agent=c5tw8rqn']) {
    expect((await idsOf(`${works}?${filter}`)).length).toBeGreaterThan(0);
  }
  const manifest = await textOf('/presentation/v2/b20417783');
  expect(manifest).toContain('b20417783_0004.jp2');
  expect(await textOf('/search/b20417783/search?q=rosemary')).toContain('b20417783_0003.jp2');
  expect(await statusOf('/text/alto/b20417783_0004.jp2')).toBe(200);
  expect(await statusOf('/image/b20417783_0004.jp2/full/100,/0/default.jpg')).toBe(200);
  expect((await get(`${articles}/Xq3TfhAAACEAkzLm`)).id).toBe('Xq3TfhAAACEAkzLm');
}

/** No id of a work, a concept or an image works where another kind is wanted. */
export async function idsOfOtherKindsAreNotFound() {
  for (const path of [
    ...[`${works}/n8hs5xka`, `${works}/t4ncwz8k`, `${images}/hx7q2mvb`, `${concepts}/hx7q2mvb`],
    ...['/image/hx7q2mvb/info.json', '/image/t4ncwz8k/info.json', '/text/v1/m3rvk8pd'],
    ...['/text/v1/m3rvk8pd.zip', '/text/alto/m3rvk8pd', '/search/m3rvk8pd/search?q=a'],
    `${works}/HX7Q2MVB`,
    `${works}/b20417783`,
  ]) {
    expect(await statusOf(path), path).toBe(404);
  }
}

export async function linksGoOneWay() {
  const { results } = await get(`${works}?identifiers=hx7q2mvb&include=images,subjects`);
  expect(JSON.stringify(results)).not.toMatch(/"type":"Article"/);
  expect(Object.keys(await get(`${concepts}/n8hs5xka`))).not.toContain('works');
  expect((await get(`${works}?subjects=n8hs5xka`)).totalResults).toBeGreaterThan(0);
}
