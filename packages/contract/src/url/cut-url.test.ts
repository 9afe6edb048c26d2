import { expect, it } from 'vitest';
import { cutUrl } from './cut-url.ts';

function short(url: string) {
  const { host, segments, query, pieces, fragment } = cutUrl(url);
  return {
    host: host.text,
    path: segments.map(({ text }) => text),
    query: query && pieces.map(({ name, value }) => [name.text, value?.text]),
    fragment: fragment?.text,
  };
}

const works = { path: ['v2', 'works'], query: undefined, fragment: undefined };

it.each([
  ['https://api.example.org/v2/works', { ...works, host: 'https://api.example.org' }],
  ['HTTP://localhost:3000/v2/works', { ...works, host: 'HTTP://localhost:3000' }],
  ['//api.example.org/v2/works', { ...works, host: '//api.example.org' }],
  ['api.example.org/v2/works', { ...works, host: 'api.example.org' }],
  ['localhost:3000/v2/works', { ...works, host: 'localhost:3000' }],
  ['localhost/v2/works', { ...works, host: 'localhost' }],
  ['//localhost/v2/works', { ...works, host: '//localhost' }],
  ['//localhost:3000/v2/works', { ...works, host: '//localhost:3000' }],
  ['api.example.org:8080/v2/works', { ...works, host: 'api.example.org:8080' }],
  ['git+ssh://host/v2/works', { ...works, host: 'git+ssh://host' }],
  ['v2/works', { ...works, host: '' }],
  ['my.org:x/works', { ...works, host: '', path: ['my.org:x', 'works'] }],
  ['localhosts/works', { ...works, host: '', path: ['localhosts', 'works'] }],
  ['?q=https://a.org', { ...works, host: '', path: [], query: [['q', 'https://a.org']] }],
  ['https://a.org?q=1', { ...works, host: 'https://a.org', path: [], query: [['q', '1']] }],
  ['https://a.org#x', { ...works, host: 'https://a.org', path: [], fragment: 'x' }],
  ['/v2/works#', { ...works, host: '', fragment: '' }],
  ['/v2/works?#', { ...works, host: '', query: [], fragment: '' }],
  [' ', { ...works, host: '', path: [] }],
  ['/v2/works', { ...works, host: '' }],
  ['//v2//works/', { ...works, host: '' }],
  ['  /v2/works\n', { ...works, host: '' }],
  ['/v2/works?', { ...works, host: '', query: [] }],
  [
    '/v2/works?a=1&b&&c==',
    {
      ...works,
      host: '',
      query: [
        ['a', '1'],
        ['b', undefined],
        ['c', '='],
      ],
    },
  ],
  ['/v2/works?a=b?c#d?e', { ...works, host: '', query: [['a', 'b?c']], fragment: 'd?e' }],
  ['/v2/works#a', { ...works, host: '', fragment: 'a' }],
  ['', { host: '', path: [], query: undefined, fragment: undefined }],
])('cuts %j', (url, expected) => {
  expect(short(url)).toEqual(expected);
});

it('gives the position of every part', () => {
  const url = ' https://a.org//x?name=value#f ';
  const { host, segments, pieces, fragment } = cutUrl(url);
  const spans = [
    host,
    ...segments,
    ...pieces.flatMap(({ name, value }) => [name, value]),
    fragment,
  ];
  expect(spans.map((span) => url.slice(span?.start, span?.end))).toEqual([
    'https://a.org',
    'x',
    'name',
    'value',
    'f',
  ]);
});
