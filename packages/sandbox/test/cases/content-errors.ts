import type { RequestCase } from '../conformance/case.ts';

const articles = '/content/v0/articles';
const events = '/content/v0/events';
const all = '/content/v0/all';
const json = { 'Content-Type': 'application/json; charset=utf-8' };
const labels: Readonly<Record<number, string>> = { 400: 'Bad Request', 404: 'Not Found' };

function refuses(path: string, description: string, httpStatus = 400): RequestCase {
  const body = { type: 'Error', httpStatus, label: labels[httpStatus], description };
  return {
    name: path.length > 80 ? `${path.slice(0, 60)}…` : path,
    path,
    expect: { status: httpStatus, headers: json, json: { ...body, errorType: 'http' } },
  };
}

const date = (text: string) => `'${text}' is not a valid date. Please use YYYY-MM-DD format.`;
const notAnArray = 'Invalid input: expected string, received array';

/** A page that ends at result 10,000 is returned; one that goes beyond fails for good. */
const beyondTheWindow = [articles, events, all].flatMap((list): RequestCase[] => [
  {
    name: `${list} beyond the window`,
    path: `${list}?page=10001&pageSize=1`,
    expect: {
      status: 500,
      headers: json,
      json: {
        ...{ type: 'Error', httpStatus: 500, label: 'Server Error' },
        description:
          'Only the first 10000 results are available. The same request will fail again.',
        errorType: 'http',
      },
    },
  },
  {
    name: `${list} within the window`,
    path: `${list}?page=100&pageSize=100`,
    expect: { status: 200 },
  },
]);

export const contentErrors: RequestCase[] = [
  ...beyondTheWindow,
  refuses(`${articles}?page=`, 'page: must be a number greater than or equal to 1'),
  refuses(`${articles}?page=-1`, 'page: must be a number greater than or equal to 1'),
  refuses(`${articles}?pageSize=0`, 'pageSize: must be a number between 1 and 100'),
  refuses(`${articles}?pageSize=101`, 'pageSize: must be a number between 1 and 100'),
  refuses(`${articles}?page=x`, 'Invalid input: expected number, received NaN'),
  refuses(`${articles}?page=1.5`, 'Invalid input: expected int, received number'),
  refuses(`${articles}?page=1&page=2`, notAnArray),
  ...[articles, events, all].map((list) =>
    refuses(
      `${list}?query=${'farrier+'.repeat(300)}`,
      'Your query contained too many terms, please try again with a simpler query',
    ),
  ),
  refuses(
    `${articles}?sort=foo`,
    "sort: 'foo' is not a valid value. Please choose one of 'relevance' or 'publicationDate'",
  ),
  refuses(`${articles}?sort=relevance,publicationDate`, 'Only 1 value can be specified for sort'),
  refuses(`${articles}?sortOrder=asc,desc`, 'Only 1 value can be specified for sortOrder'),
  refuses(
    `${articles}?aggregations=a,format,b,c`,
    "aggregations: 'a', 'b' and 'c' are not valid values. Please choose one of 'contributors.contributor' or 'format'",
  ),
  refuses(
    `${articles}?format=`,
    'At least one invalid value has been passed in the formats filter: ',
  ),
  refuses(
    `${articles}?format=ok,n%20o,%3C`,
    'At least one invalid value has been passed in the formats filter: n o, <',
  ),
  ...[
    ...['1832', '2023-1-1', '2023-13-01', '', '2023-01-32', '2023-00-01', '2023-01-00'],
    ...['12023-01-01', '2023-01-011'],
  ].map((text) => refuses(`${articles}?publicationDate.to=${text}`, date(text))),
  {
    name: 'the last day of a year',
    path: `${articles}?publicationDate.to=2023-12-31`,
    expect: { status: 200 },
  },
  refuses(`${events}?isAvailableOnline=TRUE`, 'Invalid input: expected "true"'),
  // Only the first problem, in the order of the service.
  refuses(`${articles}?pageSize=0&page=0`, 'page: must be a number greater than or equal to 1'),
  refuses(
    `${articles}?page=0&sortOrder=x`,
    "sortOrder: 'x' is not a valid value. Please choose one of 'asc' or 'desc'",
  ),
  refuses(`${articles}?sort=foo&query=a&query=b`, notAnArray),
  refuses(
    `${articles}?publicationDate.from=x&format=%3C`,
    'At least one invalid value has been passed in the formats filter: <',
  ),
  refuses(`${articles}/%zz`, 'Article not found for identifier %zz', 404),
  refuses(`${events}/constructor`, 'Event not found for identifier constructor', 404),
  refuses(
    `${all}/ZX123.invalid-content-type`,
    'Invalid content type. Expected one of: articles, books, events, exhibitions, exhibition-highlight-tours, exhibition-texts, pages, projects, seasons, visual-stories. Found: invalid-content-type',
  ),
  refuses(
    `${all}/Zd8PyxAAACUAjw4M.exhibition-highlight-tours.video`,
    "Invalid tour type for exhibition highlight tours. Expected 'audio' or 'bsl', found: video",
  ),
  refuses(
    `${all}/Xq3TfhAAACEAkzLm.books`,
    'Content not found for identifier Xq3TfhAAACEAkzLm.books.',
    404,
  ),
  refuses(`${all}/ZX123.articles`, 'Content not found for identifier ZX123.articles.', 404),
];
