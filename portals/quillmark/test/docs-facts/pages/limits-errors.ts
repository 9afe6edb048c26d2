import { type Fact, type Often, times } from '../check-facts.ts';
import {
  begins,
  engine,
  label,
  lengthIn,
  listed,
  message,
  mostWords,
  numberIn,
  parameter,
  refusal,
  status,
} from '../sources.ts';

const works = '/catalogue/v2/works';
const images = '/catalogue/v2/images';
const concepts = '/catalogue/v2/concepts';
const articles = '/content/v0/articles';
const events = '/content/v0/events';
const page = parameter('getWorks', 'page');
const size = parameter('getWorks', 'pageSize');
const contentPage = parameter('getArticles', 'page');
const contentSize = parameter('getArticles', 'pageSize');
const tooLong = 'a'.repeat(2001);
const tooMany = (value: string) => Array(101).fill(value).join(',');
const conceptSize = parameter('getConcepts', 'pageSize');

/** The tables of errors: what each request is really refused with. */
export const errorFacts: readonly Often<Fact>[] = [
  [
    '| {} | `{}` | `page` is below {}. (Page {} itself is valid, despite the wording) | Start at {} |',
    ...refusal(`${works}?page=0`),
    page.minimum,
    page.minimum,
    page.minimum,
  ],
  [
    '| {} | `{}`, `{}` | Not a whole number',
    ...refusal(`${works}?page=x`),
    message(`${works}?pageSize=x`),
  ],
  [
    '| {} | `{}` | Too small or too large | Use {} to {} |',
    status(`${works}?pageSize=0`),
    message(`${works}?pageSize=101`),
    size.minimum,
    size.maximum,
  ],
  ['| {} | `{}` | Past the window | See', ...refusal(`${works}?page=10001&pageSize=1`)],
  [
    '| {} | `{}` | An unknown value in a closed list. The same form',
    ...refusal(`${works}?include=foo`),
  ],
  [
    'Several bad values: `{}`',
    async () =>
      (await message(`${works}?include=foo,bar`)()).replace(/^include: (.*?\.) .*$/, '$1'),
  ],
  [
    '| {} | `{}` | A bare year, or no date at all',
    ...refusal(`${works}?production.dates.from=1832`),
  ],
  [
    '| {} | `{}` | A year of more than {} digits, as in `{}` | Use {} digits',
    ...refusal(`${works}?production.dates.from=%2B011832-01-01`),
    String(9999).length,
    '+011832-01-01',
    String(9999).length,
  ],
  [
    '| {} | `{}` | The query has more than {} characters or more than {} different words',
    ...refusal(`${works}?query=${tooLong}`),
    parameter('getWorks', 'query').maxLength,
    mostWords,
  ],
  [
    '| {} | `{}` | A list is too long. All lists use this form; `colors` takes at most {}',
    ...refusal(`${works}?languages=${tooMany('eng')}`),
    parameter('getImages', 'colors').maxItems,
  ],
  ['| {} | Starts `color` or `colors`', status(`${images}?colors=%23c9c2af`)],
  ['Send {} digits without `#`', lengthIn(parameter('getImages', 'colors').items)],
  [
    '| {} | `{}`, `{}` | No such id, or it is not made of small',
    ...refusal(`${works}/zzzzzzzz`, { zzzzzzzz: '{id}' }),
    message(`${images}/zzzzzzzz`, { zzzzzzzz: '{id}' }),
  ],
  [
    '| {} | `{}` | No such path | Compare',
    ...refusal('/catalogue/v2/nothing', { '/catalogue/v2/nothing': '{path}' }),
  ],
  ['| {} | Not fixed | A method other than', status(`POST ${works}`)],
  ['| {} | `{}` | The work was removed or hidden', ...refusal(`${works}/k2wfn7cs`)],
  [
    '| {} | Starts `{}` | A path under `{}`',
    status('/catalogue/v1/works'),
    begins('/catalogue/v1/works'),
    '/catalogue/v1',
  ],
  ['| {} | None | Something failed on our side', listed('getWorks', 500)],
  ['A merged work returns {}', status(`${works}/d6pzt9ye`)],
  [
    '| {} | `{}` | `page` is below {} | Start at {} |',
    ...refusal(`${concepts}?page=0`),
    parameter('getConcepts', 'page').minimum,
    parameter('getConcepts', 'page').minimum,
  ],
  [
    '| {} | `{}` | Too small or too large. The label is `{}`, with a small r | Use {} to {}',
    ...refusal(`${concepts}?pageSize=101`),
    label(`${concepts}?pageSize=101`),
    conceptSize.minimum,
    conceptSize.maximum,
  ],
  [
    '| {} | `{}` | The query has more than {} characters, or more than {} different words',
    ...refusal(`${concepts}?query=${tooLong}`),
    parameter('getConcepts', 'query').maxLength,
    mostWords,
  ],
  [
    '| {} | `{}` | A list is too long | Send several requests',
    ...refusal(`${concepts}?id=${tooMany('n8hs5xka')}`),
  ],
  [
    '| {} | `{}` | No such concept. The list never returns {}, and there is no {}',
    ...refusal(`${concepts}/zzzzzzzz`, { zzzzzzzz: '{id}' }),
    404,
    410,
  ],
  ['| {} | `{}` | Past the window | Search', ...refusal(`${concepts}?page=101&pageSize=100`)],
  [
    '| {} | `{}` | `page` is below {} or empty | Start at {}',
    status(`${articles}?page=0`),
    message(`${articles}?page=`),
    contentPage.minimum,
    contentPage.minimum,
  ],
  [
    '| {} | `{}` | `pageSize` is out of range | Use {} to {}',
    status(`${articles}?pageSize=0`),
    message(`${articles}?pageSize=101`),
    contentSize.minimum,
    contentSize.maximum,
  ],
  [
    '| {} | `{}` | `page` or `pageSize` is not a number',
    status(`${articles}?page=x`),
    message(`${articles}?pageSize=x`),
  ],
  [
    '| {} | `{}` | An unknown value in a closed list, with the allowed ones',
    ...refusal(`${events}?sort=foo`, { "'relevance'": "'a'", "'times.startDateTime'": "'b'" }),
  ],
  [
    '| {} | `{}` | {} values where one is allowed',
    ...refusal(`${articles}?sort=relevance,publicationDate`),
    2,
  ],
  [
    '| {} | `{}` | An id with characters',
    ...refusal(`${articles}?format=a%20b`, { 'a b': '{values}' }),
  ],
  [
    '| {} | `{}` | Not a full date',
    ...refusal(`${articles}?publicationDate.from=1832`, { 1832: '{value}' }),
  ],
  [
    '| {} | `{}` | `isAvailableOnline` with another value',
    ...refusal(`${events}?isAvailableOnline=false`),
  ],
  ['| {} | `{}` | The same parameter sent {}', ...refusal(`${articles}?query=a&query=b`), 2],
  [
    '| {} | `{}` | The query has more than {} characters when encoded or more than {} different words',
    ...refusal(`${articles}?query=${tooLong}`),
    engine('content/check-query.ts', /longestQuery = ([\d_]+)/),
    mostWords,
  ],
  [
    '| {} | `{}` | A list is too long. All lists use this form |',
    ...refusal(`${articles}?format=${tooMany('a')}`),
  ],
  [
    '| {} | Starts `{}` | `/all/{id}` without',
    status('/content/v0/all/Xq3TfhAAACEAkzLm'),
    begins('/content/v0/all/Xq3TfhAAACEAkzLm'),
  ],
  [
    '| {} | `{}` | `/all/{id}` with an unknown type',
    ...refusal('/content/v0/all/Xq3TfhAAACEAkzLm.poems', { poems: '{type}' }),
  ],
  [
    '| {} | `{}`, `{}`, `{}` | No such record',
    ...refusal(`${articles}/AAAAAAAAAAAAAAAA`, { AAAAAAAAAAAAAAAA: '{id}' }),
    message(`${events}/AAAAAAAAAAAAAAAA`, { AAAAAAAAAAAAAAAA: '{id}' }),
    message('/content/v0/all/AAAAAAAAAAAAAAAA.articles', { 'AAAAAAAAAAAAAAAA.articles': '{id}' }),
  ],
  ['| {} | An HTML page, not JSON', status('/content/v0/nothing')],
  ['| {} | Not fixed | The item was withdrawn', listed('getArticle', 410)],
  [
    '| {} | `{}` | Past the window. The label is `{}` | Ask',
    ...refusal(`${articles}?page=101&pageSize=100`),
    label(`${articles}?page=101&pageSize=100`),
  ],
  times(2, [
    '| {} | None. The label is `{}` | Something failed on our side | Retry',
    listed('getArticles', 500),
    label(`${articles}?page=101&pageSize=100`),
  ]),
  [
    '| {} | Plain text or empty | The address is malformed: a region outside the picture, a size of {}, a rotation over {}',
    status('/image/V0040217/full/0,/0/default.jpg'),
    0,
    numberIn('apis/iiif.yaml', /in degrees from 0 to (\d+)/),
  ],
  ['| {} | Plain text or empty | No such image', status('/image/V0099999/full/max/0/default.jpg')],
  [
    '| {} | `{}` | `q` is too long. For autocomplete the limit is {}',
    ...refusal(`/search/b20417783/search?q=${tooLong}`),
    parameter('autocompleteText', 'q').maxLength,
  ],
  [
    '| {} | `{}` | Autocomplete with another `min`',
    ...refusal('/search/b20417783/autocomplete?q=ros&min=0'),
  ],
  [
    '| {} | `{}` | Search within a book',
    ...refusal('/search/b99999999/search?q=a', { b99999999: '{id}' }),
  ],
  [
    '| {} | `{}` | Autocomplete for a book',
    ...refusal('/search/b99999999/autocomplete?q=abc', { b99999999: '{id}' }),
  ],
  ['| {} | Plain text or empty | Something failed on our side', listed('getImageFile', 500)],
  ['| {} | Plain text or empty | Busy', listed('getImageFile', 503)],
  [
    '`info.json` returns {}, {} or {}',
    listed('getImageInfo', 404),
    listed('getImageInfo', 500),
    listed('getImageInfo', 503),
  ],
  [
    '| {} | `{}`, `{}` | The work was not digitised',
    ...refusal('/text/v1/b99999999', { b99999999: '{id}' }),
    message('/text/v1/b99999999.zip', { b99999999: '{id}' }),
  ],
  [
    '| {} | `{}` | No ALTO for this page',
    ...refusal('/text/alto/b99999999_0001.jp2', {
      'b99999999/b99999999_0001.jp2': '{id}/{page}',
    }),
  ],
  ['| {} | Not fixed | Something failed on our side', listed('getText', 500)],
];
