import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Api,
  compareDescriptions,
  countByRelease,
  lowestNumber,
  numberProblems,
  shapeOf,
} from '@portal/contract';
import { expect } from 'vitest';
import { busy } from '../../../../../packages/sandbox/src/iiif/image-error.ts';
import { createRefuse } from '../../../../../packages/server/src/http/refusal.ts';
import { ask, mostWords, parameter, status } from '../../docs-facts/sources.ts';
import { apis, host, sandbox, sandboxOf } from '../../docs-facts/truth.ts';
import { portalFolder } from '../../folders.ts';
import { all, articles, concepts, images, statusOf, works } from './ask.ts';

const picture = '/image/V0040217/full/100,/0/default.jpg';
const dataset = '/datasets/catalogue/v2/works.json.gz';
const book = '/search/b20417783';

const kept = [picture, '/text/v1/b20417783', '/text/v1/b20417783.zip'];
const askedAgain = [
  ...[works, images, concepts, articles, all, `${works}/hx7q2mvb`, dataset],
  ...['/image/V0040217/info.json', `${book}/search?q=rosemary`],
  ...['/presentation/v2/b20417783', '/presentation/v3/b20417783'],
];
const errors: readonly [request: string, status: number][] = [
  [`${works}?page=0`, 400],
  [`${works}/zzzzzzzz`, 404],
  [`POST ${works}`, 405],
  [`${works}/k2wfn7cs`, 410],
  [`${articles}?page=101&pageSize=100`, 500],
  ['/image/V0099999/full/max/0/default.jpg', 404],
  ['/text/v1/b99999999', 404],
  ['/nothing', 404],
];

/** With too much to do, both the servers and the picture service say when to come back. */
export async function busyServersSayWhenToReturn() {
  const { headers } = createRefuse({}, '')(503, 'Busy.', works);
  expect(headers['Retry-After']).toMatch(/^\d+$/);
  const overloaded = sandboxOf(apis, {
    render() {
      throw busy();
    },
  });
  const response = await overloaded.fetch(new Request(host + picture));
  expect(response.status).toBe(503);
  expect(response.headers.get('Retry-After')).toMatch(/^\d+$/);
}

/** What just fits is answered, and one more is refused. */
export async function limitsOfRequests() {
  const rows: [fits: string, beyond: string, status: number][] = [];
  const add = (of: (count: number) => string, most: number, refusal = 400) =>
    rows.push([of(most), of(most + 1), refusal]);
  const letters = (count: number) => 'a'.repeat(count);
  const list = (value: string) => (count: number) => Array(count).fill(value).join(',');
  add((count) => `${works}?x=`.padEnd(count, 'a'), 8192, 414);
  for (const path of [works, images, concepts]) add((n) => `${path}?query=${letters(n)}`, 1000);
  for (const path of [articles, all]) add((count) => `${path}?query=${letters(count)}`, 2000);
  add((count) => `${book}/search?q=${letters(count)}`, 1000);
  add((count) => `${book}/autocomplete?q=${letters(count)}`, 100);
  add((count) => `${works}?languages=${list('eng')(count)}`, 100);
  add((count) => `${articles}?format=${list('a')(count)}`, 100);
  add((count) => `${images}?colors=${list('ffffff')(count)}`, 20);
  for (const path of [works, articles]) add((count) => `${path}?pageSize=${count}`, 100);
  const sized = (size: string, region = 'full') => `/image/V0040217/${region}/${size}/0/gray.jpg`;
  rows.push(
    [sized('4096,10'), sized('4097,10'), 404],
    [sized('10,4096'), sized('10,4097'), 404],
    [sized('4000,3000'), sized('4000,3001'), 404],
  );
  for (const [fits, beyond, refusal] of rows) {
    expect(await statusOf(fits), fits.slice(0, 80)).toBe(200);
    expect(await statusOf(beyond), beyond.slice(0, 80)).toBe(refusal);
  }
  expect(await mostWords()).toBe(120);
  expect(parameter('getWorks', 'pageSize').maximum).toBe(100);
}

/** Pages of every site may read every response and all its headers. */
export async function everySiteMayRead() {
  const requests = [...kept, ...askedAgain, ...errors.map(([request]) => request)];
  for (const request of [...requests, `${works}?x=`.padEnd(8193, 'a')]) {
    const { headers } = await ask(request);
    expect(headers.get('Access-Control-Allow-Origin'), request).toBe('*');
    expect(headers.get('Access-Control-Expose-Headers'), request).toBe('*');
    expect(headers.has('Set-Cookie'), request).toBe(false);
  }
  for (const path of [...kept, ...askedAgain]) {
    const { status: answered, headers } = await ask(`OPTIONS ${path}`);
    expect(answered, path).toBe(204);
    expect(headers.get('Access-Control-Allow-Methods')).toBe('GET, HEAD');
    expect(headers.get('Access-Control-Allow-Headers')).toBe('*');
  }
}

export async function cachesMayKeep() {
  const caching = async (request: string) => (await ask(request)).headers.get('Cache-Control');
  for (const path of [...kept, '/text/alto/b20417783_0003.jp2']) {
    expect(await caching(path), path).toBe('public, max-age=86400');
  }
  for (const path of askedAgain) expect(await caching(path), path).toBe('no-cache');
  for (const [request, refusal] of errors) {
    expect(await status(request)(), request).toBe(refusal);
    expect(await caching(request), request).toBe('no-cache');
  }
}

/** What has not changed is not sent again. */
export async function tagsAreCompared() {
  for (const path of [picture, dataset]) {
    const { headers } = await ask(path);
    const known = { headers: { 'If-None-Match': headers.get('ETag') ?? '' } };
    const again = await sandbox.fetch(new Request(host + path, known));
    expect([again.status, await again.text()], path).toEqual([304, '']);
  }
  expect((await ask(dataset)).headers.get('Last-Modified')).toMatch(/GMT$/);
}

/** Release, descriptions and references have one number, and it says what the release contains. */
export function oneVersion() {
  const releases = countByRelease(readFileSync(join(portalFolder, 'CHANGELOG.md'), 'utf8'));
  expect(new Set(apis.map(({ version }) => version))).toEqual(new Set([releases[0]?.name]));
  expect(numberProblems(releases)).toEqual([]);
  const after = (breaking: number, other: number) => lowestNumber('1.4.2', { breaking, other });
  expect([after(1, 1), after(0, 1), after(0, 0)]).toEqual(['2.0.0', '1.5.0', '1.4.3']);
}

/** The rules by which releases are compared, and the entries of those that there are. */
export function breakingChangesAreMarked() {
  const [before] = apis.map(shapeOf);
  if (!before) throw new Error('There is no API.');
  const [first, ...others] = before.operations;
  const lacking = compareDescriptions(before, { ...before, operations: others });
  expect(lacking.every(({ breaking }) => breaking)).toBe(true);
  expect(lacking[0]?.text).toContain(`(\`${first?.id}\`) is removed`);
  const added = compareDescriptions({ ...before, operations: others }, before);
  expect(added.some(({ breaking }) => breaking)).toBe(false);
  const [newest] = countByRelease(readFileSync(join(portalFolder, 'CHANGELOG.md'), 'utf8'));
  expect(newest?.breaking).toBeGreaterThan(0);
}

type Dates = { deprecatedSince?: string; sunset?: string };

function withDeprecated(id: string, dates: Dates): Api[] {
  return apis.map((api) => ({
    ...api,
    operations: api.operations.map((one) =>
      one.id === id ? { ...one, deprecated: true, ...dates } : one,
    ),
  }));
}

/** Every response of a deprecated operation has its two dates, and no other response has. */
export async function deprecatedOperationsAnnounceTheirEnd() {
  const ending = sandboxOf(
    withDeprecated('getConcept', { deprecatedSince: '2027-01-15', sunset: '2028-01-15' }),
  );
  const announced = async (path: string) => {
    const { headers } = await ending.fetch(new Request(host + path));
    return [headers.get('Deprecation'), headers.get('Sunset')];
  };
  const dates = [`@${Date.UTC(2027, 0, 15) / 1000}`, 'Sat, 15 Jan 2028 00:00:00 GMT'];
  for (const id of ['n8hs5xka', 'n8hs5xka', 'zzzzzzzz']) {
    expect(await announced(`${concepts}/${id}`), id).toEqual(dates);
  }
  expect(await announced(concepts)).toEqual([null, null]);
}

function monthsBetween({ deprecatedSince = '', sunset = '' }: Dates): number {
  const [from, to] = [new Date(deprecatedSince), new Date(sunset)];
  const months = 12 * (to.getUTCFullYear() - from.getUTCFullYear());
  const isPart = to.getUTCDate() < from.getUTCDate();
  return months + to.getUTCMonth() - from.getUTCMonth() - (isPart ? 1 : 0);
}

/** Deprecated operations that end too soon, or on no day that anybody knows. */
function endingTooSoon(of: readonly Api[]): string[] {
  return of
    .flatMap(({ operations }) => operations)
    .filter(({ deprecated }) => deprecated)
    .filter((one) => !(monthsBetween(one) >= (one.basePath.endsWith('/v0') ? 3 : 12)))
    .map(({ id }) => id);
}

export function deprecatedOperationsLast() {
  expect(endingTooSoon(apis)).toEqual([]);
  const since = { deprecatedSince: '2027-01-15' };
  const lasting = (id: string, sunset: string) =>
    endingTooSoon(withDeprecated(id, { ...since, sunset }));
  expect(lasting('getConcept', '2028-01-15')).toEqual([]);
  expect(lasting('getConcept', '2028-01-14')).toEqual(['getConcept']);
  expect(lasting('getArticle', '2027-04-15')).toEqual([]);
  expect(lasting('getArticle', '2027-04-14')).toEqual(['getArticle']);
  expect(endingTooSoon(withDeprecated('getConcept', since))).toEqual(['getConcept']);
}
