import { limits } from '../../../../../packages/sandbox/src/iiif/image-plan.ts';
import type { PageFacts } from '../check-facts.ts';
import {
  apiCount,
  ask,
  engine,
  listed,
  mostWords,
  numberIn,
  parameter,
  readable,
  status,
} from '../sources.ts';
import { apis, host, sandbox } from '../truth.ts';
import { reason } from './reasons.ts';

const works = '/catalogue/v2/works';
const articles = '/content/v0/articles';
const search = '/search/b20417783/search';
const picture = (size: string) => `/image/V0040217/full/${size}/0/default.jpg`;
const letters = (count: number) => 'a'.repeat(count);
const list = (count: number) => Array(count).fill('ffffff').join(',');
const versionOf = (id: string) => apis.find((api) => api.id === id)?.operations[0]?.basePath ?? '';
const proofs = 'test/docs-sentences/proofs/policy.ts';

/** A path, if what is below it has this status. */
function pathWith(wanted: number, path: string, below = '/works') {
  return async () => ((await status(path + below)()) === wanted ? path : 'another status');
}

function header(path: string, name: string) {
  return async () => (await ask(path)).headers.get(name) ?? '';
}

/** The status for a client that already has it. */
function unchanged(path: string) {
  return async () => {
    const headers = { 'If-None-Match': (await ask(path)).headers.get('ETag') ?? '' };
    return (await sandbox.fetch(new Request(host + path, { headers }))).status;
  };
}

export const facts: PageFacts = {
  page: 'docs/policy.mdx',
  facts: [
    ['they answer {} with `Retry-After`', listed('getImageFile', 503)],
    [
      '| {} characters | {} |',
      engine('http/longest-address.ts', /longestAddress = (\d+)/),
      status(`${works}?x=`.padEnd(8193, 'a')),
    ],
    [
      'in the catalogue | {} characters and {} different words | {} |',
      parameter('getWorks', 'query').maxLength,
      mostWords,
      status(`${works}?query=${letters(1001)}`),
    ],
    [
      'in content | {} characters when encoded, and {} different words | {} |',
      parameter('getArticles', 'query').maxLength,
      mostWords,
      status(`${articles}?query=${letters(2001)}`),
    ],
    [
      'in a book | {} characters; {} for autocomplete | {} |',
      parameter('searchText', 'q').maxLength,
      parameter('autocompleteText', 'q').maxLength,
      status(`${search}?q=${letters(1001)}`),
    ],
    [
      '| {} values; {} for `colors` | {} |',
      parameter('getWorks', 'languages').maxItems,
      parameter('getImages', 'colors').maxItems,
      status(`/catalogue/v2/images?colors=${list(21)}`),
    ],
    [
      '| `pageSize` | {} records | {} |',
      parameter('getWorks', 'pageSize').maximum,
      status(`${works}?pageSize=101`),
    ],
    [
      'The first {} of a request | {}; {} in content |',
      readable,
      status(`${works}?page=101&pageSize=100`),
      status(`${articles}?page=101&pageSize=100`),
    ],
    [
      '| {} pixels wide or high, and {} in all | {} |',
      limits.width,
      limits.area,
      status(picture('4097,10')),
    ],
    ['with `OPTIONS` returns {}', status(`OPTIONS ${works}`)],
    ['The {} APIs are released', apiCount],
    ['one version, at present `{}`', apis[0]?.version ?? ''],
    ['such as `{}` in', () => versionOf('catalogue').split('/').at(-1) ?? ''],
    ['and a `{}` may still change', () => versionOf('content').split('/').at(-1) ?? ''],
    [
      'its address returns {} and names what replaces it, as `{}` does',
      status('/catalogue/v1/works'),
      pathWith(410, '/catalogue/v1'),
    ],
    [
      'The numbers in `{}` and `{}` are those',
      pathWith(200, '/presentation/v2', '/b20417783'),
      pathWith(200, '/presentation/v3', '/b20417783'),
    ],
    ['| `{}` | Keep it for a day', header(picture('100,'), 'Cache-Control')],
    ['the response is {} and has no body', unchanged(picture('100,'))],
    ['the {} references at a glance', apiCount],
    [
      'at least {} months, or {} in a `{}`',
      numberIn(proofs, /\? \d+ : (\d+)\)\)/),
      numberIn(proofs, /\? (\d+) : \d+\)\)/),
      () => versionOf('content').split('/').at(-1) ?? '',
    ],
  ],
  given: {
    [reason.count]: [
      'the second when something is new, and the third',
      'with two exceptions',
      'goes in four steps',
      'has two more headers',
    ],
    [reason.elsewhere]: ['since 1970 (RFC 9745)', '(RFC 8594)'],
  },
};
