import { describe, expect, it } from 'vitest';
import { loadContract } from '../../test/contract.ts';
import { parseRequest } from './parse-request.ts';

const apis = await loadContract();

/** `error 'subject' -> subjects`: each problem with the text it refers to. */
function short(url: string) {
  return parseRequest(apis, url).problems.map(({ type, where, suggestion }) =>
    [type, `'${url.slice(where.start, where.end)}'`, suggestion].filter((part) => part).join(' '),
  );
}

describe('parses whatever a reader pastes', () => {
  it.each([
    ['/sandbox/catalogue/v2/works?query=horse', 'getWorks', { query: 'horse' }],
    ['https://api.example.org/catalogue/v2/works?query=a+b%20c', 'getWorks', { query: 'a b c' }],
    [
      'http://localhost:3000/portal/sandbox/catalogue/v2/works/hx7q2mvb',
      'getWork',
      { id: 'hx7q2mvb' },
    ],
    [
      '/catalogue/v2/works?include=items%2Csubjects',
      'getWorks',
      { include: ['items', 'subjects'] },
    ],
    [
      '/catalogue/v2/works?subjects.label=%22Medicine%2C%20Popular%22,Herbs&page=2',
      'getWorks',
      { 'subjects.label': ['Medicine, Popular', 'Herbs'], page: 2 },
    ],
    ['/catalogue/v2/works?genres=', 'getWorks', { genres: [] }],
    ['/catalogue/v2/images?color=a89b84', 'getImages', { colors: ['a89b84'] }],
    ['/content/v0/events?isAvailableOnline=true', 'getEvents', { isAvailableOnline: true }],
    [
      '/content/v0/articles?aggregations=format%2Ccontributors.contributor',
      'getArticles',
      {
        aggregations: ['format', 'contributors.contributor'],
      },
    ],
    [
      '/content/v0/all/Xq3TfhAAACEAkzLm.articles',
      'getContent',
      { id: 'Xq3TfhAAACEAkzLm.articles' },
    ],
    ['/image/V0040217/info.json', 'getImageInfo', { identifier: 'V0040217' }],
    [
      'https://iiif.example.org/image/b20417783_0004.jp2/pct%3A10%2C10%2C20%2C20/!400,400/!90/gray.png',
      'getImageFile',
      {
        identifier: 'b20417783_0004.jp2',
        region: 'pct:10,10,20,20',
        size: '!400,400',
        rotation: '!90',
        quality: 'gray',
        format: 'png',
      },
    ],
    ['/text/v1/b20417783', 'getText', { identifier: 'b20417783' }],
    ['/text/v1/b20417783.zip', 'getTextZip', { identifier: 'b20417783' }],
    [
      '/search/b20417783/autocomplete?q=ros&min=2',
      'autocompleteText',
      {
        identifier: 'b20417783',
        q: 'ros',
        min: 2,
      },
    ],
  ])('%s', (url, id, values) => {
    const parsed = parseRequest(apis, url);
    expect(parsed.operation?.id).toBe(id);
    expect(parsed.api?.operations).toContain(parsed.operation);
    expect(parsed.values).toEqual(values);
    expect(parsed.problems).toEqual([]);
  });
});

describe('points at what is wrong', () => {
  it.each([
    ['/catalogue/v2/works?licence=pdm', ["warning 'licence' items.locations.license"]],
    ['/catalogue/v2/works?items.locations.license=cc0,pdm', ["warning 'cc0' cc-0"]],
    ['/catalogue/v2/images?license=cc0', ["warning 'license' locations.license"]],
    ['/catalogue/v2/works?workType=Pictures', ["warning 'Pictures' k"]],
    ['/catalogue/v2/works?include=items,subject', ["error 'subject' subjects"]],
    ['/catalogue/v2/works?include=%22items%22,subject', ["error 'subject' subjects"]],
    ['/catalogue/v2/works?page=0&pageSize=ten', ["error '0'", "error 'ten'"]],
    ['/catalogue/v2/works?page=1&page=2', ["warning 'page=2'"]],
    ['/catalogue/v2/works?production.dates.from=1900', ["error '1900'"]],
    ['/catalogue/v2/works?subjects.label="a"b', ['error \'"a"b\'']],
    ['/catalogue/v2/works?query=100%', ["warning '%' %25"]],
    ['/catalogue/v2/images?colors=#b23f72', ["warning '#b23f72'"]],
    ['/catalogue/v2//works', ["warning '//' /"]],
    ['/catalogue/v2/works/', ["warning '/'"]],
    ['/search/b20417783/autocomplete?min=1', ["error ''"]],
    [
      '/image/V0040217/sqare/400/0/colour.jpeg',
      ["error 'sqare' square", "error '400' 400,", "error 'colour' color", "error 'jpeg' jpg"],
    ],
    ['/content/v0/articles?sort=date', ["error 'date' productionDate"]],
  ])('%s', (url, problems) => {
    expect(short(url)).toEqual(problems);
  });
});

describe('names the nearest operation', () => {
  it.each([
    ['/catalogue/v2/wroks/hx7q2mvb', 'getWork', '/catalogue/v2/works/hx7q2mvb'],
    ['/sandbox/catalogue/v2/imagse', 'getImages', '/catalogue/v2/images'],
    ['/image/V0040217/full/400,/0/default', 'getImageFile', undefined],
    ['/content/v0/article', 'getArticles', '/content/v0/articles'],
  ])('%s', (url, id, suggestion) => {
    const { operation, problems } = parseRequest(apis, url);
    expect(operation).toBeUndefined();
    expect(problems[0]).toMatchObject({ type: 'error', valid: expect.stringContaining(id) });
    expect(problems[0]?.suggestion).toBe(suggestion);
  });

  it.each([
    ['/works?query=a', 'getWorks', ''],
    ['/catalogue/v1/works', 'getWorks', '/catalogue/v1'],
    ['/catalogue/works', 'getWorks', '/catalogue'],
    ['/sandbox/articles', 'getArticles', ''],
  ])('%s: the base path is wrong', (url, id, text) => {
    const { operation, problems } = parseRequest(apis, url);
    expect(operation?.id).toBe(id);
    expect(problems).toMatchObject([{ type: 'error', suggestion: operation?.basePath }]);
    const { start, end } = problems[0]?.where ?? { start: 0, end: 0 };
    expect(url.slice(start, end)).toBe(text);
  });

  it.each(['', ' ', 'hello world', '?', '#', '////', 'https://'])('%j is not a request', (url) => {
    const { operation, problems } = parseRequest(apis, url);
    expect(operation).toBeUndefined();
    expect(problems[0]?.valid).toContain('/catalogue/v2/works');
  });
});

it('accepts one API as well as several, and other methods', () => {
  const [catalogue] = apis;
  if (!catalogue) throw new Error('There is no catalogue.');
  expect(parseRequest(catalogue, '/catalogue/v2/works', 'post').operation?.id).toBe('getWorks');
  expect(parseRequest(catalogue, '/content/v0/articles').operation).toBeUndefined();
});

it('offers no example in place of a date that does not exist', () => {
  const { problems } = parseRequest(apis, '/catalogue/v2/works?production.dates.from=1832-13-01');
  expect(problems).toMatchObject([{ type: 'error', valid: 'A date written YYYY-MM-DD.' }]);
  expect(problems[0]).not.toHaveProperty('suggestion');
});

describe('a hostile query', () => {
  const paths = (name: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${name}${at}=1`).join('&');

  it('gets warnings for the first of many unknown names, and suggestions for fewer', () => {
    const { problems } = parseRequest(apis, `/catalogue/v2/works?${paths('pag', 1000)}`);
    const suggested = problems.filter(({ suggestion }) => suggestion !== undefined);
    expect([problems.length, suggested.length]).toEqual([100, 20]);
  });

  it('has one problem when a list is too long, whatever is in it', () => {
    const list = Array.from({ length: 2000 }, (_, at) => `x${at}`).join(',');
    const { problems } = parseRequest(apis, `/catalogue/v2/works?include=${list}`);
    expect(problems).toMatchObject([{ message: 'include is too long.' }]);
  });
});
