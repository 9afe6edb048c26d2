import { type PageFacts, times } from '../check-facts.ts';
import {
  answer,
  collection,
  engine,
  listed,
  mostWords,
  parameter,
  readable,
  status,
} from '../sources.ts';
import { reason } from './reasons.ts';

const articles = '/content/v0/articles';
const events = '/content/v0/events';
const all = '/content/v0/all';
const page = parameter('getArticles', 'page');
const size = parameter('getArticles', 'pageSize');
const withdrawn = collection.withdrawn.content[0];
const found = (list: string) => (rest: string) => status(`${list}?${rest}`);
const article = found(articles);
const event = found(events);
const limit = (name: string) =>
  engine(
    'content/content-lists.ts',
    new RegExp(`limits: (?=[^}]*audience)[^}]*\\b${name}: (\\d+)`),
  );
const share = engine('content/content-list.ts', /Math\.floor\(words \* ([\d.]+)\)/);
const longest = engine('content/check-query.ts', /longestQuery = ([\d_]+)/);
const idLength = collection.articles[0]?.id.length ?? 0;

export const facts: PageFacts = {
  page: 'apis/content.yaml',
  facts: [
    ['Returns articles, {} to a page unless', Number(size.default)],
    ['it returns `{}` with an empty', article('query=xyzzyx')],
    ['A page has at most {} records, and only the first {}', size.maximum, readable],
    times(3, ['letters, digits, `_` and `-`, usually {} characters', idLength]),
    times(2, ['is not an id and returns {}', status(`${articles}/the-farriers-remedy-book`)]),
    times(2, ['that was withdrawn, which returns {}', status(`${articles}/${withdrawn}`)]),
    ['An article that was withdrawn ({})', status(`${articles}/${withdrawn}`)],
    ['An id that does not exist ({})', status(`${events}/AAAAAAAAAAAAAAAA`)],
    ['The second {} of everything', answer(`${all}?page=2&pageSize=100`, (body) => body.pageSize)],
    ['On its own it returns {}', status(`${all}/Xq3TfhAAACEAkzLm`)],
    [
      'without `.audio` or `.bsl` returns {}',
      status(`${all}/Xq3TfhAAACEAkzLm.exhibition-highlight-tours`),
    ],
    [
      'with up to {} buckets, the largest',
      engine('content/content-lists.ts', /limits: \{ format: (\d+), 'contributors/),
    ],
    [
      'at most {} buckets for `format` and `interpretation`, {} for `audience`, {} for `location` and {} for',
      limit('interpretation'),
      limit('audience'),
      limit('location'),
      limit('isAvailableOnline'),
    ],
    ['or an empty value, returns {}', article('format=')],
    ['An id that does not exist returns {} with', article('format=AAAAAAAAAAAAAAAA')],
    times(3, ['{} values return {}', 2, article('sort=relevance,publicationDate')]),
    ['The default is `{}`', String(parameter('getArticles', 'sortOrder').default)],
    times(2, ['A bare year such as {} returns {}', 2023, article('publicationDate.from=2023')]),
    ['`false` returns {}', event('isAvailableOnline=false')],
    ['A value outside the list returns {}', event('location=foo')],
    ['Of {} words, one may be missing; of {}, {}', () => 1 / share(), () => 2 / share(), 2],
    [
      'A query may have at most {} characters when encoded and {} different words, and a filter at most {} values.',
      longest,
      mostWords,
      parameter('getArticles', 'format').maxItems,
    ],
    [
      'A query of more than {} characters when encoded, or with more than {} different words, returns {}.',
      longest,
      mostWords,
      article(`query=${'a'.repeat(2001)}`),
    ],
    ['The number of the page, counted from {}', page.minimum],
    ['A page after the last returns {}', article('page=50')],
    ['Only the first {} results can be reached', readable],
    ['A page beyond them returns {} every time', article('page=101&pageSize=100')],
    ['page {} with a page size of {} are numbers {} to {}', 3, 20, (3 - 1) * 20 + 1, 3 * 20],
    ['How many results a page has, from {} to {}', size.minimum, size.maximum],
    ['Values above {} return {}', size.maximum, article('pageSize=101')],
    ['They are not reduced to {}', size.maximum],
    ['{} on a page', Number(size.default) / 2],
    [
      'lists {}, but these have no parameter that could cause it: any unknown id returns {}',
      listed('getArticle', 400),
      status(`${articles}/AAAAAAAAAAAAAAAA`),
    ],
    [
      'lists {}, but a list never returns it: a search that finds nothing returns {}',
      listed('getArticles', 404),
      article('query=xyzzyx'),
    ],
    ['A misspelt path returns {}', status('/content/v0/article')],
    ['lists {}, but a list never returns it: withdrawn', listed('getArticles', 410)],
    ['A page beyond the first {} results also', readable],
    ['Past the first {} results of a list', readable],
    ['beyond the first {} results, ask', readable],
    ['A `pageSize` outside {} to {}', size.minimum, size.maximum],
    ['A `page` below {}, or empty', page.minimum],
    [
      'Ids of works in the catalogue look different: {} small letters',
      collection.works[0]?.id.length ?? 0,
    ],
    [
      'How many pages there are. {} if nothing',
      answer(`${articles}?query=xyzzyx`, (body) => body.totalPages),
    ],
    ['At most {} entries, the larger', limit('isAvailableOnline')],
    ['Status {} is called `Server Error` here', article('page=101&pageSize=100')],
    times(2, ['All {} counts', parameter('getEvents', 'aggregations').items.enum?.length ?? 0]),
    ['its picture and the {} crops', 3],
    ['A picture with {} ready-made crops', 3],
  ],
  given: {
    [reason.count]: [
      'There are three ways in',
      'and the two dates',
      'The five newest articles',
      'Two bad values at once',
      'Three kinds in one list',
      'has two parts',
      'has a third part',
      'Two words',
      'Two values in `sort`',
      'sent twice',
      times(2, 'One or two sentences'),
      'Which of the two it is',
      'The two kinds of highlight tour',
    ],
    [reason.example]: [
      times(2, 'An end in the year 2100 means'),
      'in the year 2100 if no end',
      'Write 2023-01-01',
      'such as 31 February',
      'From the start of 2023',
      'the whole of 31 December 2023, ask for 2024-01-01',
      'Write 2024-01-01 for the end of 2023',
      'Up to the end of 2023',
      'A `page` of 1.5',
      'has `isExhibition: true` and is',
      '(`+0000`)',
      times(2, 'even with a count of 0'),
      '0 only for a value you filtered by',
    ],
    [reason.live]: [
      times(2, 'status 429 or 503, wait'),
      'usually 3200 x 1500 pixels',
      'usually 3200 x 1800 pixels',
      'usually 3200 x 3200 pixels',
    ],
  },
};
