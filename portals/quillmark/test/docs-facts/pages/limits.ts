import { longestDelay } from '../../../../../packages/sandbox/src/practice/prefer-header.ts';
import type { PageFacts } from '../check-facts.ts';
import {
  answer,
  apiCount,
  listed,
  numberIn,
  onRequest,
  parameter,
  readable,
  status,
} from '../sources.ts';
import { errorFacts } from './limits-errors.ts';
import { reason } from './reasons.ts';

const works = '/catalogue/v2/works';
const articles = '/content/v0/articles';
const page = parameter('getWorks', 'page');
const size = parameter('getWorks', 'pageSize');
const code = 'docs/limits.mdx';

export const facts: PageFacts = {
  page: 'docs/limits.mdx',
  facts: [
    ['get past the {}-result window', readable],
    ['`page` starts at {}', page.minimum],
    [
      '`pageSize` is {} unless you ask for another number, from {} to {}',
      Number(size.default),
      size.minimum,
      size.maximum,
    ],
    [
      'This asks for the second {}',
      answer(`${works}?query=medicine&page=2&pageSize=100`, (body) => body.pageSize),
    ],
    [
      'They are the {} works after the first {}.',
      answer(`${works}?query=medicine&page=2&pageSize=100`, (body) => body.results.length),
      answer(`${works}?query=medicine&page=2&pageSize=100`, (body) => body.pageSize),
    ],
    [
      'A page after the last returns {} with empty',
      status(`${works}?query=medicine&page=3&pageSize=100`),
    ],
    ['Read at most {} records this way', readable],
    ['## The {}-result window', readable],
    ['Only the first {} results of a request can be read', readable],
    ['`page` times `pageSize` must not exceed {}.', readable],
    ['This asks for result {} and is refused', async () => (await readable()) + 1],
    ['where going past it returns a {}', status(`${articles}?page=101&pageSize=100`)],
    ['ranges that each have at most {} results', readable],
    ['almost always is on a {}', listed('getWorks', 500)],
    ['it is a {} with no results', status(`${works}?query=xyzzyx`)],
    [
      'Our reference gives {} and {} for the lists',
      listed('getWorks', 404),
      listed('getWorks', 410),
    ],
    [
      'Our reference gives {} and {} for the lists',
      listed('getImages', 404),
      listed('getImages', 410),
    ],
    ...errorFacts,
    [
      'Retry **{}**, **{}**, **{}**, **{}** and **{}**',
      numberIn(code, /worthRetrying = \[(\d+)(?:, \d+){4}\]/),
      numberIn(code, /worthRetrying = \[(?:\d+, ){1}(\d+)(?:, \d+){3}\]/),
      numberIn(code, /worthRetrying = \[(?:\d+, ){2}(\d+)(?:, \d+){2}\]/),
      numberIn(code, /worthRetrying = \[(?:\d+, ){3}(\d+), \d+\]/),
      numberIn(code, /worthRetrying = \[(?:\d+, ){4}(\d+)\]/),
    ],
    [
      'A {}, {} or {} gives the same result every time, and so does the {} [past',
      status(`${works}?page=0`),
      status(`${works}/zzzzzzzz`),
      status(`${works}/k2wfn7cs`),
      status(`${articles}?page=101&pageSize=100`),
    ],
    ['Give up after {} attempts', numberIn(code, /attempts = (\d+)/)],
    ['| `{}` | {}, in the format of the API.', 'Prefer: code=410', onRequest('code=410')],
    [
      'for the operation, and {}, {} and {} everywhere',
      ...[429, 500, 503].map((one) => onRequest(`code=${one}`)),
    ],
    [
      '| `{}` | The usual one, {} seconds later. The longest delay is {} seconds |',
      'Prefer: wait=5',
      numberIn(code, /`Prefer: wait=(\d+)`/),
      longestDelay,
    ],
    [
      '| `{}` | {} with `Retry-After`, {} seconds later |',
      'Prefer: code=503, wait=2',
      onRequest('code=503'),
      numberIn(code, /`Prefer: code=503, wait=(\d+)`/),
    ],
    [
      '| `{}` | {} for the first {} requests that name',
      'Prefer: code=503; times=2; run=atlas-7',
      onRequest('code=503'),
      numberIn(code, /times=(\d+); run=atlas-7`/),
    ],
    ['is refused with a {}, whose message', onRequest('code=418')],
    ['This one fails {}', numberIn(code, /times=(\d+); run=\$/)],
    [
      '`pageSize=100` instead of {} pages of {}',
      () => (size.maximum as number) / Number(size.default),
      Number(size.default),
    ],
    ['{} seconds is reasonable for JSON', numberIn(code, /timeout\((\d+_\d+)\)/, 1000)],
    ['For more than {} results the last allowed page', readable],
    [
      'ends in a {} after a {} good pages',
      status(`${works}?page=101&pageSize=100`),
      async () => (await readable()) / Number(size.maximum),
    ],
    ['A {} from the catalogue tells', status(works)],
    ['the {} references at a glance', apiCount],
  ],
  given: {
    [reason.count]: ['can be in two ranges', 'two calls in a row', 'may appear twice'],
    [reason.advice]: [
      'Set `readable` to 200 to see it split',
      'then two, four and eight',
      'no more than about two a second',
      'more than a few thousand records',
      'thirty for a large picture',
      'A picture 400 pixels wide is far less work',
    ],
    [reason.live]: [
      '| 503 | `The server was not able to produce a timely response to your request. Please try again in a short while!` |',
      'Status 429 means "too many requests".',
      'Status 502 and status 504 mean',
    ],
    [reason.command]: [
      '`curl --speed-limit 1000 --speed-time 30`',
      "set `crossOrigin = 'anonymous'` on",
    ],
  },
};
