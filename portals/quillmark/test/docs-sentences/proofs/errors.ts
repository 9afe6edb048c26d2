import { requestTarget } from '@portal/contract';
import { expect } from 'vitest';
import { ask, collection, operation } from '../../docs-facts/sources.ts';
import { apis, host, sandbox } from '../../docs-facts/truth.ts';
import {
  all,
  articles,
  concepts,
  events,
  get,
  images,
  refused,
  statusOf,
  textOf,
  works,
} from './ask.ts';

type Row = readonly [request: string, status: number, text: string | RegExp];

async function responds(rows: readonly Row[]) {
  for (const [request, status, text] of rows) {
    const body = await refused(request, status);
    const found = body.startsWith('{') ? JSON.parse(body).description : body;
    if (text instanceof RegExp) expect(found, request).toMatch(text);
    else expect(found, request).toBe(text);
  }
}

const many = (value: string) => Array(101).fill(value).join(',');
const simpler = 'Your query contained too many terms, please try again with a simpler query';

/** Each cause in the tables of errors, with the status and the text that the tables give it. */
export async function rowsOfErrors() {
  await responds([
    [`${works}?page=0`, 400, 'page: must be greater than 1'],
    [`${works}?page=x`, 400, 'page: must be a valid Integer'],
    [`${works}?pageSize=1.5`, 400, 'pageSize: must be a valid Integer'],
    [`${works}?pageSize=101`, 400, 'pageSize: must be between 1 and 100'],
    [`${works}?page=10001&pageSize=1`, 400, /^Only the first 10000 works/],
    [`${works}?include=foo`, 400, /^include: 'foo' is not a valid value/],
    [`${works}?aggregations=foo`, 400, /^aggregations: 'foo' is not a valid value/],
    [`${works}?sort=foo`, 400, /^sort: 'foo' is not a valid value/],
    [`${works}?sortOrder=foo`, 400, /^sortOrder: 'foo' is not a valid value/],
    [
      `${works}?items.locations.accessConditions.status=foo`,
      400,
      /^items.locations.accessConditions.status: 'foo' is not a valid value/,
    ],
    [`${works}?include=foo,bar`, 400, /^include: 'foo', 'bar' are not valid values\./],
    [`${works}?production.dates.from=no`, 400, /Expected YYYY-MM-DD$/],
    [`${works}?production.dates.from=%2B011832-01-01`, 400, /year must be less than 9999$/],
    [`${works}?query=${'a'.repeat(1001)}`, 400, simpler],
    [`${works}?languages=${many('eng')}`, 400, 'languages: must have no more than 100 values'],
    [`${images}?colors=${many('ffffff')}`, 400, /^colors: must have no more than 20 values/],
    [`${images}?colors=%23c9c2af`, 400, /^colors: /],
    [`${images}?color=zzzzzz`, 400, /^color: 'zzzzzz'/],
    [`${works}/zzzzzzzz`, 404, 'Work not found for identifier zzzzzzzz'],
    [`${works}/HX7Q2MVB`, 404, 'Work not found for identifier HX7Q2MVB'],
    [`${images}/zzzzzzzz`, 404, 'Image not found for identifier zzzzzzzz'],
    ['/catalogue/v2/foo', 404, /^Page not found for URL .*\/catalogue\/v2\/foo$/],
    [`${works}/k2wfn7cs`, 410, 'This work has been deleted'],
    [`${works}/${collection.withdrawn.hidden[0]}`, 410, 'This work has been deleted'],
    ['/catalogue/v1/works', 410, /^This API is now decommissioned\./],
    [`${concepts}?page=0`, 400, 'page: must be greater than 1'],
    [`${concepts}?pageSize=101`, 400, 'pageSize: must be between 1 and 100'],
    [`${concepts}?query=${'a'.repeat(1001)}`, 400, simpler],
    [`${concepts}?id=${many('n8hs5xka')}`, 400, 'id: must have no more than 100 values'],
    [`${concepts}/zzzzzzzz`, 404, 'Concept not found for identifier zzzzzzzz'],
  ]);
  expect(JSON.parse(await refused(`${concepts}?pageSize=101`)).label).toBe('Bad request');
  expect(await statusOf(`POST ${works}`)).toBe(405);
  await rowsOfContentErrors();
  await rowsOfTextErrors();
  for (const id of ['getWorks', 'getArticles', 'getImageFile', 'getText']) {
    expect(operation(id).responses.map(({ status }) => status)).toContain('500');
  }
}

export async function rowsOfContentErrors() {
  const closed = (name: string) => new RegExp(`^${name}: 'foo' is not a valid value.*one of '`);
  await responds([
    [`${articles}?page=0`, 400, 'page: must be a number greater than or equal to 1'],
    [`${articles}?page=-1`, 400, 'page: must be a number greater than or equal to 1'],
    [`${articles}?page=`, 400, 'page: must be a number greater than or equal to 1'],
    [`${articles}?pageSize=101`, 400, 'pageSize: must be a number between 1 and 100'],
    [`${articles}?page=x`, 400, 'Invalid input: expected number, received NaN'],
    [`${articles}?pageSize=x`, 400, 'Invalid input: expected number, received NaN'],
    [`${articles}?page=1.5`, 400, /int/],
    [`${events}?sort=foo`, 400, closed('sort')],
    [`${events}?location=foo`, 400, closed('location')],
    [`${articles}?sortOrder=foo`, 400, closed('sortOrder')],
    [`${events}?aggregations=foo`, 400, closed('aggregations')],
    [`${articles}?sort=relevance,publicationDate`, 400, 'Only 1 value can be specified for sort'],
    [`${articles}?sortOrder=asc,desc`, 400, 'Only 1 value can be specified for sortOrder'],
    [`${articles}?format=a%20b`, 400, /invalid value .* formats filter: a b$/],
    [`${articles}?contributors.contributor=a%20b`, 400, /contributors filter: a b$/],
    [`${events}?audience=a%20b`, 400, /audiences filter: a b$/],
    [`${events}?interpretation=a%20b`, 400, /interpretations filter: a b$/],
    [`${articles}?publicationDate.from=1832`, 400, /^'1832' is not a valid date/],
    [`${events}?isAvailableOnline=false`, 400, 'Invalid input: expected "true"'],
    [`${articles}?query=a&query=b`, 400, 'Invalid input: expected string, received array'],
    [`${articles}?query=${'a'.repeat(2001)}`, 400, simpler],
    [`${articles}?format=${many('a')}`, 400, 'format: must have no more than 100 values'],
    [`${all}/Xq3TfhAAACEAkzLm`, 400, /^Invalid id format\./],
    [`${all}/Xq3TfhAAACEAkzLm.poems`, 400, /^Invalid content type\. Expected one of: articles, /],
    [`${articles}/AAAAAAAAAAAAAAAA`, 404, 'Article not found for identifier AAAAAAAAAAAAAAAA'],
    [`${events}/AAAAAAAAAAAAAAAA`, 404, 'Event not found for identifier AAAAAAAAAAAAAAAA'],
    [`${all}/AAAA.articles`, 404, 'Content not found for identifier AAAA.articles.'],
    [`${articles}/${collection.withdrawn.content[0]}`, 410, /./],
  ]);
  expect((await ask('/content/v0/nothing')).headers.get('Content-Type')).toContain('text/html');
  expect(await statusOf(`POST ${articles}`)).toBe(404);
}

export async function rowsOfTextErrors() {
  const picture = '/image/V0040217';
  await responds([
    [`${picture}/1600,0,10,10/max/0/default.jpg`, 400, /outside/],
    [`${picture}/full/0,/0/default.jpg`, 400, /0 pixels/],
    [`${picture}/full/max/361/default.jpg`, 400, /360/],
    [`${picture}/full/x,/0/default.jpg`, 400, /size/],
    [`${picture}/full/max/0`, 400, /five parts/],
    ['/image/V0099999/full/max/0/default.jpg', 404, /./],
    [`${picture}/full/max/0/native.jpg`, 404, /unsupported/],
    [`${picture}/full/max/0/default.tif`, 404, /unsupported/],
    [`${picture}/full/99999,/0/default.jpg`, 404, /exceeds limits/],
    [`/search/b20417783/search?q=${'a'.repeat(1001)}`, 400, /at most 1000 characters$/],
    [`/search/b20417783/autocomplete?q=${'a'.repeat(101)}`, 400, /at most 100 characters$/],
    ['/search/b20417783/autocomplete?q=abc&min=0', 400, 'min must be a whole number of at least 1'],
    ['/search/b20417783/autocomplete?q=abc&min=x', 400, 'min must be a whole number of at least 1'],
    ['/search/b99999999/search?q=a', 404, 'No searchable text found for b99999999'],
    ['/search/b99999999/autocomplete?q=abc', 404, 'No text found for b99999999'],
    ['/text/v1/b99999999', 404, 'No text resource found for b99999999'],
    ['/text/v1/b99999999.zip', 404, 'No text resource found for b99999999.zip'],
    ['/text/alto/b99999999_0001.jp2', 404, 'No ALTO file for b99999999/b99999999_0001.jp2'],
    ['/image/V0099999/info.json', 404, /./],
  ]);
}

/** What the sandbox returns for the first example of an operation that asks for something else. */
async function onRequest(id: string, Prefer: string) {
  const called = operation(id);
  const path = requestTarget(called, called.requestExamples[0]?.values ?? {});
  const response = await sandbox.fetch(new Request(host + path, { headers: { Prefer } }));
  return { response, text: await response.text() };
}

/** Each operation fails as it is asked to, and in no other way. */
export async function failuresAreMadeOnRequest() {
  for (const { id, responses } of apis.flatMap((api) => api.operations)) {
    const documented = responses.map(({ status }) => status).filter((status) => status >= '400');
    for (const status of new Set([...documented, '429', '500', '503'])) {
      const { response } = await onRequest(id, `code=${status}`);
      expect(response.status, id).toBe(Number(status));
      expect(response.headers.get('Preference-Applied')).toBe(`code=${status}`);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      const mayRetry = status === '429' || status === '503';
      expect(response.headers.get('Retry-After')).toBe(mayRetry ? '2' : null);
    }
    const { response, text } = await onRequest(id, 'code=418');
    expect(response.status).toBe(400);
    for (const status of documented) expect(text, id).toContain(status);
  }
  expect(JSON.parse((await onRequest('getWork', 'code=410')).text).label).toBe('Gone');
  expect((await onRequest('getWork', 'wait=11')).response.status).toBe(400);
  const statuses = [];
  for (const _ of 'abcd') {
    const { response } = await onRequest('getWork', 'code=503; times=2; run=a-sentence');
    statuses.push(response.status);
  }
  expect(statuses).toEqual([503, 503, 200, 200]);
}

/** The contract lists these statuses; the sandbox sends them on request only. */
export function statusesAreDocumented() {
  const statuses = (id: string) => operation(id).responses.map(({ status }) => status);
  expect(statuses('getWorks')).toEqual(expect.arrayContaining(['400', '404', '410', '500', '503']));
  expect(statuses('getImages')).toEqual(expect.arrayContaining(['404', '410']));
  for (const id of ['getImageFile', 'getImageInfo']) {
    expect(statuses(id)).toEqual(expect.arrayContaining(['404', '500', '503']));
  }
  for (const id of ['getText', 'getTextZip', 'getAlto', 'getConcepts', 'getArticles']) {
    expect(statuses(id), id).toContain('500');
  }
  for (const id of ['getArticles', 'getEvents', 'getConcepts'])
    expect(statuses(id)).toContain('400');
}

/** No list sends a 404 or a 410: one that finds nothing is a 200. */
export async function listsReturnNo404() {
  statusesAreDocumented();
  for (const list of [works, images, concepts, articles, events, all]) {
    expect(await statusOf(`${list}?query=xyzzyx`)).toBe(200);
  }
  expect(await statusOf(`${works}/zzzzzzzz`)).toBe(404);
  expect(await statusOf(`${works}/k2wfn7cs`)).toBe(410);
  expect(await statusOf('/catalogue/v2/foo')).toBe(404);
  expect(operation('getConcepts').responses.map(({ status }) => status)).not.toContain('410');
}

export async function sameResultEveryTime() {
  for (const path of [
    ...[`${works}?page=0`, `${works}/zzzzzzzz`, `${works}/k2wfn7cs`],
    `${articles}?page=10001&pageSize=1`,
  ]) {
    const response = await sandbox.fetch(new Request(host + path));
    expect(response.status).toBe(await statusOf(path));
    expect(await response.text()).toBe(await textOf(path));
  }
}

/** Every operation says in its limits that there is none, and no response counts requests. */
export async function thereIsNoRateLimit() {
  const operations = apis.flatMap((api) => api.operations);
  expect(operations.every(({ limits = '' }) => /There is no rate limit/.test(limits))).toBe(true);
  for (const path of [works, articles, '/image/V0040217/info.json', '/text/v1/b20417783']) {
    const names = [...(await ask(path)).headers.keys()];
    expect(names.filter((name) => /rate-?limit/i.test(name))).toEqual([]);
  }
}

export function basePathsOfApis() {
  const of = (id: string) => {
    const paths = apis.find((api) => api.id === id)?.operations ?? [];
    return new Set(paths.map((one) => /^\/\w+/.exec(`${one.basePath}${one.path}`)?.[0]));
  };
  expect(of('catalogue')).toEqual(new Set(['/catalogue']));
  expect(of('content')).toEqual(new Set(['/content']));
  expect(of('iiif')).toEqual(new Set(['/image', '/search']));
  expect(of('text')).toEqual(new Set(['/text']));
  expect(apis.map(({ id }) => id).sort()).toEqual(['catalogue', 'content', 'iiif', 'text']);
}

export function manifestsAreNoOperations() {
  const paths = apis.flatMap((api) => api.operations).map((one) => `${one.basePath}${one.path}`);
  expect(paths.filter((path) => path.includes('presentation'))).toEqual([]);
}

export async function listsHaveTheseMembers() {
  const list = await get(`${works}?query=horse&page=2&pageSize=2`);
  for (const name of [
    'totalResults',
    'totalPages',
    'pageSize',
    'results',
    'nextPage',
    'prevPage',
  ]) {
    expect(list).toHaveProperty(name);
  }
  expect([list.pageSize, list.results.length]).toEqual([2, 2]);
  const none = await get(`${works}?query=xyzzyx`);
  expect(none.results).toEqual([]);
  expect([none.nextPage, none.prevPage]).toEqual([undefined, undefined]);
  for (const path of [images, concepts, articles, events, all]) {
    expect(Object.keys(await get(path))).toEqual(
      expect.arrayContaining(['totalResults', 'totalPages', 'pageSize', 'results']),
    );
  }
}

export async function idsOfTheSample() {
  expect((await get(`${works}/hx7q2mvb`)).workType.label).toBe('Pictures');
  expect((await get(`${works}/m3rvk8pd`)).workType.label).toBe('Books');
  expect((await get(`${works}/q6zb4ynh`)).type).toBe('Collection');
  const { precededBy } = await get(`${works}/g5wd8ncr?include=precededBy`);
  expect(precededBy).toHaveLength(1);
  const moved = (await ask(`${works}/d6pzt9ye`)).headers.get('Location');
  expect(moved).toMatch(/hx7q2mvb$/);
  expect(await statusOf(`${works}/k2wfn7cs`)).toBe(410);
  expect(await statusOf(`${works}/zzzzzzzz`)).toBe(404);
  const used = (name: string) => new RegExp(`"id":"${name}"`);
  const records = JSON.stringify(collection.works);
  for (const id of ['pdm', 'cc-0', 'inc', 'open', 'closed', 'restricted']) {
    expect(records).toMatch(used(id));
  }
  expect(collection.works.some(({ title = '' }) => title.length > 200)).toBe(true);
}

export async function recordsAreNotMarked() {
  for (const path of [`${works}/hx7q2mvb`, `${images}/t4ncwz8k`, `${concepts}/n8hs5xka`]) {
    expect(Object.keys(await get(path)).filter((key) => /sample|test/i.test(key))).toEqual([]);
  }
}
