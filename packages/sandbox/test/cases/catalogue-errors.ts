import type { RequestCase } from '../conformance/case.ts';

const v2 = '/catalogue/v2';
const json = { 'Content-Type': 'application/json' };
const includes =
  "['identifiers', 'items', 'holdings', 'subjects', 'genres', 'contributors', 'production', 'languages', 'notes', 'formerFrequency', 'designation', 'images', 'parts', 'partOf', 'precededBy', 'succeededBy']";
const status = 'items.locations.accessConditions.status';
const statuses =
  "['open', 'open-with-advisory', 'restricted', 'closed', 'licensed-resources', 'unavailable', 'temporarily-unavailable', 'by-appointment', 'permission-required']";

function window(what: string): string {
  return `Only the first 10000 ${what} are available in the API. If you want more ${what}, you can download a snapshot of the complete catalogue: {origin}/docs/datasets`;
}

const labels: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  404: 'Not Found',
  405: 'Method Not Allowed',
  410: 'Gone',
};

function refuses(path: string, httpStatus: number, description: string, name = path): RequestCase {
  const body = { errorType: 'http', httpStatus, label: labels[httpStatus], description };
  return {
    name,
    path: `${v2}${path}`,
    expect: { status: httpStatus, headers: json, json: { ...body, type: 'Error' } },
  };
}

function accepts(path: string): RequestCase {
  return { name: `${path} is accepted`, path: `${v2}${path}`, expect: { status: 200 } };
}

function conceptFault(path: string, label: string, description: string): RequestCase {
  const body = { httpStatus: 400, label, description, errorType: 'http', type: 'Error' };
  return {
    name: path,
    path: `${v2}${path}`,
    expect: {
      status: 400,
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      json: body,
    },
  };
}

const notAList = (name: string) =>
  `${name} is not a valid value. Please choose one of: ${includes}` as const;

export const catalogueErrors: RequestCase[] = [
  ...['works', 'images'].flatMap((list) => [
    refuses(`/${list}?page=`, 400, 'page: must be a valid Integer'),
    refuses(`/${list}?page=1.0`, 400, 'page: must be a valid Integer'),
    refuses(`/${list}?page=1e2`, 400, 'page: must be a valid Integer'),
    refuses(`/${list}?page=-1`, 400, 'page: must be greater than 1'),
    refuses(`/${list}?pageSize=0`, 400, 'pageSize: must be between 1 and 100'),
    refuses(`/${list}?page=10000`, 400, window(list)),
    refuses(`/${list}?page=2000000000&pageSize=100`, 400, window(list)),
    refuses(`/${list}?page=99999999999999999999`, 400, window(list)),
    accepts(`/${list}?page=100&pageSize=100`),
    accepts(`/${list}?foo=bar&elasticCluster=x`),
    accepts(`/${list}?query=`),
    refuses(
      `/${list}?sortOrder=asc,desc`,
      400,
      "sortOrder: 'asc,desc' is not a valid value. Please choose one of: ['asc', 'desc']",
    ),
  ]),
  refuses('/works?include=foo,identifiers,bar', 400, several("'foo', 'bar'")),
  refuses('/works?include=%22foo,bar%22,items', 400, `include: ${notAList("'foo,bar'")}`),
  refuses('/works?include=Items', 400, `include: ${notAList("'Items'")}`),
  refuses('/works?include=items,%20notes', 400, `include: ${notAList("' notes'")}`),
  refuses('/works?include=%22items%22x', 400, 'include: "items"x', 'an include with a bad quote'),
  refuses('/works/nfdn7wac?include=foo', 400, `include: ${notAList("'foo'")}`),
  refuses('/works/hx7q2mvb?include=foo', 400, `include: ${notAList("'foo'")}`),
  refuses('/works/k2wfn7cs?include=foo', 400, `include: ${notAList("'foo'")}`),
  refuses('/works?sort=foo', 400, sortsOf('foo', 'production.dates')),
  refuses('/images?sort=foo', 400, sortsOf('foo', 'source.production.dates')),
  refuses(
    `/works?${status}=foo,!bar,open`,
    400,
    `${status}: 'foo', '!bar' are not valid values. Please choose one of: ${statuses}`,
  ),
  accepts(`/works?${status}=temporarily-unavailable,by-appointment`),
  accepts('/works?workType=unheard-of&languages=unheard-of'),
  ...[
    ...['INVALID', '1900', '2023-02-31', '1900-1-1', '12345-01-01', ''],
    ...['x%2B11860-01-01', '%2B11860-01-011'],
  ].map((date) =>
    refuses(
      `/works?production.dates.from=${date}`,
      400,
      'production.dates.from: Invalid date encoding. Expected YYYY-MM-DD',
    ),
  ),
  refuses(
    '/works?production.dates.from=%2B011860-01-01',
    400,
    'production.dates.from: year must be less than 9999',
  ),
  refuses(
    '/images?source.production.dates.to=1900',
    400,
    'source.production.dates.to: Invalid date encoding. Expected YYYY-MM-DD',
  ),
  refuses('/works?identifiers=%5C', 400, 'identifiers: \\', 'a stray backslash in a list'),
  refuses('/images?color=%3C', 400, colour('<')),
  refuses('/images?color=ff6700,ff0000', 400, colour('ff6700,ff0000')),
  refuses('/images?color=a,b&page=x', 400, 'page: must be a valid Integer'),
  accepts('/works?color=a,b'),
  accepts('/images/t4ncwz8k?color=a,b'),
  refuses('/images?color=ff67000', 400, colour('ff67000')),
  refuses('/images?color=%22f%22', 400, colour('"f"')),
  accepts('/images?color=ff6700'),
  accepts('/images?color='),
  accepts('/images?colors=ff6700,ff0000'),
  refuses(
    '/images?colors=%23ff6700',
    400,
    "colors: '#ff6700' is not a valid value. Please supply hex strings, such as ff6700.",
  ),
  refuses(
    '/images?colors=f',
    400,
    "colors: 'f' is not a valid value. Please supply hex strings, such as ff6700.",
  ),

  // One error per answer: the first in the order of the service, page ranges last.
  refuses('/works?include=foo&page=x', 400, 'page: must be a valid Integer'),
  refuses('/works?pageSize=x&page=x', 400, 'page: must be a valid Integer'),
  refuses('/works?page=0&include=foo', 400, `include: ${notAList("'foo'")}`),
  refuses('/works?include=foo&sort=foo', 400, sortsOf('foo', 'production.dates')),
  refuses('/works?page=0&pageSize=x', 400, 'pageSize: must be a valid Integer'),
  refuses('/works?aggregations=x&include=foo', 400, `include: ${notAList("'foo'")}`),
  refuses(
    `/works?page=x&include=foo&${status}=x`,
    400,
    `${status}: 'x' is not a valid value. Please choose one of: ${statuses}`,
  ),
  refuses('/works?page=x&items.locations.license=%5C', 400, 'items.locations.license: \\'),

  ...['zd224ncv]', 'ABCDEFGH', 'zzzzzzzz', 'constructor', '__proto__', 'hasOwnProperty', '%zz'].map(
    (id) => refuses(`/works/${id}`, 404, `Work not found for identifier ${id}`),
  ),
  ...['t4ncwz8k]', 'T4NCWZ8K', 'constructor'].map((id) =>
    refuses(`/images/${id}`, 404, `Image not found for identifier ${id}`),
  ),
  // A malformed id is refused before the query is read.
  refuses('/works/ABCDEFGH?include=foo', 404, 'Work not found for identifier ABCDEFGH'),
  refuses('/images/t4ncwz8k]?include=foo', 404, 'Image not found for identifier t4ncwz8k]'),
  ...['k2wfn7cs', 'v8zt5mqa', 'e4hr7pwx', 'y3nb6kdu', 't9cg2sfv'].map((id) =>
    refuses(`/works/${id}`, 410, 'This work has been deleted'),
  ),

  conceptFault(
    '/concepts?page=101&pageSize=100',
    'Bad Request',
    'Only the first 10000 concepts are available in the API.',
  ),
  accepts('/concepts?page=100&pageSize=100'),
  conceptFault('/concepts?pageSize=0', 'Bad request', 'pageSize: must be between 1 and 100'),
  conceptFault('/concepts?pageSize=1.5', 'Bad request', 'pageSize: must be between 1 and 100'),
  conceptFault('/concepts?pageSize=x', 'Bad request', 'pageSize: must be between 1 and 100'),
  conceptFault('/concepts?page=-1', 'Bad Request', 'page: must be greater than 1'),
  conceptFault('/concepts?page=1.5', 'Bad Request', 'page: must be greater than 1'),
  conceptFault('/concepts?page=x', 'Bad Request', 'page: must be greater than 1'),
];

function several(bad: string): string {
  return `include: ${bad} are not valid values. Please choose one of: ${includes}`;
}

function sortsOf(bad: string, right: string): string {
  return `sort: '${bad}' is not a valid value. Please choose one of: ['${right}']`;
}

function colour(text: string): string {
  return `color: '${text}' is not a valid value. Please supply a single hex string.`;
}
