import { type PageFacts, times } from '../check-facts.ts';
import {
  answer,
  begins,
  collection,
  engine,
  message,
  parameter,
  refusal,
  status,
} from '../sources.ts';
import { reason } from './reasons.ts';

const articles = '/content/v0/articles';
const events = '/content/v0/events';
const all = '/content/v0/all';
const page = parameter('getArticles', 'page');
const size = parameter('getArticles', 'pageSize');
const id = { AAAAAAAAAAAAAAAA: '{id}' };

/** What share of a long query may be missing, where the sandbox decides it. */
const quarter = engine('content/content-list.ts', /Math\.floor\(words \* ([\d.]+)\)/);

export const facts: PageFacts = {
  page: 'docs/content.mdx',
  facts: [
    [
      '`page` (default {}) and `pageSize` ({} to {}, default {})',
      Number(page.default),
      size.minimum,
      size.maximum,
      Number(size.default),
    ],
    [
      '| `sort` | `{}` (default), `publicationDate`',
      String(parameter('getArticles', 'sort').default),
    ],
    ['| `sort` | `{}` (default), `times', String(parameter('getEvents', 'sort').default)],
    times(2, [
      '| `sortOrder` | `{}` (default), `asc` |',
      String(parameter('getArticles', 'sortOrder').default),
    ]),
    ['up to a {} of the words may be missing', quarter],
    ['An end in the year {} means', 2100],
    [
      'it includes {} ready-made crops',
      answer(
        `${articles}/Xq3TfhAAACEAkzLm`,
        (body) =>
          Object.values(body.image).filter(
            (one) => typeof one === 'object' && one !== null && 'url' in one,
          ).length,
      ),
    ],
    [
      '| Ids | {} lower-case letters and digits | Usually {} characters',
      collection.works[0]?.id.length ?? 0,
      collection.articles[0]?.id.length ?? 0,
    ],
    [
      '| Several values in `sort` | Only the first counts | `{}` |',
      status(`${articles}?sort=relevance,publicationDate`),
    ],
    [
      '| Parameter given {} | The first is used | `{}` for',
      2,
      status(`${articles}?query=a&query=b`),
    ],
    [
      '| Default direction of a sort | `{}` | `{}` |',
      String(parameter('getWorks', 'sortOrder').default),
      String(parameter('getArticles', 'sortOrder').default),
    ],
    [
      '| Label of status `{}` | Internal Server Error | Server Error |',
      status(`${articles}?page=101&pageSize=100`),
    ],
    [
      '| `{}` | `{}` | `page` is {}, negative or empty |',
      status(`${articles}?page=`),
      message(`${articles}?page=-1`),
      0,
    ],
    ['| `{}` | `{}` | {} sorts |', ...refusal(`${articles}?sort=relevance,publicationDate`), 2],
    ['| `{}` | `{}` | A value outside a fixed list', ...refusal(`${events}?location=foo`)],
    ['| `{}` | `{}` | An id with a character', ...refusal(`${articles}?format=a%20b`)],
    ['| `{}` | `{}` | A date that is not', ...refusal(`${articles}?publicationDate.from=1832`)],
    [
      '| `{}` | begins `{}` | `/all/{id}` without',
      status(`${all}/Xq3TfhAAACEAkzLm`),
      begins(`${all}/Xq3TfhAAACEAkzLm`),
    ],
    [
      '| `{}` | begins `{}` and lists',
      status(`${all}/Xq3TfhAAACEAkzLm.poems`),
      begins(`${all}/Xq3TfhAAACEAkzLm.poems`),
    ],
    [
      '| `{}` | `{}`, `{}`, `{}` | No such record',
      ...refusal(`${articles}/AAAAAAAAAAAAAAAA`, id),
      message(`${events}/AAAAAAAAAAAAAAAA`, id),
      message(`${all}/AAAAAAAAAAAAAAAA.articles`, { 'AAAAAAAAAAAAAAAA.articles': '{id}' }),
    ],
    [
      '| `{}` | not fixed | The record has been withdrawn',
      status(`${articles}/${collection.withdrawn.content[0]}`),
    ],
    ['| `{}` | none | Something failed', status(`${articles}?page=101&pageSize=100`)],
    ['returns `{}` for a bare id', status(`${all}/Xq3TfhAAACEAkzLm`)],
    ['`isAvailableOnline=false` returns `{}`', status(`${events}?isAvailableOnline=false`)],
  ],
  given: {
    [reason.count]: [
      'Three ways in',
      'All three take',
      'use the first two',
      'The last two mean the same',
      'in two forms, sound',
      'the first two are the title and the author',
      'one id, two addresses',
    ],
    [reason.example]: [
      'from 2021 to 2023, oldest first',
      "nine o'clock on 31 December",
      'such as 31 February',
    ],
    [reason.command]: ['exhibitions with `isExhibition: true`'],
  },
};
