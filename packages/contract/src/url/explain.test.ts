import { expect, it } from 'vitest';
import { loadContract } from '../../test/contract.ts';
import { apiOf } from '../../test/fixture-api.ts';
import { parseRequest } from '../request/parse-request.ts';
import { explain, firstSentence } from './explain.ts';

const apis = await loadContract();

function short(url: string) {
  return explain(parseRequest(apis, url)).map(({ kind, text, parameter }) =>
    [text, parameter ?? kind].join(' '),
  );
}

it('splits a catalogue request', () => {
  const url = 'https://a.org/sandbox/catalogue/v2/works?include=items,notes&query=a+b&zebra=1#top';
  expect(short(url)).toEqual([
    'https://a.org host',
    '/sandbox prefix',
    '/catalogue/v2 base',
    '/works path',
    '? separator',
    'include= include',
    'items include',
    ', separator',
    'notes include',
    '& separator',
    'query= query',
    'a+b query',
    '& separator',
    'zebra=1 ignored',
    '#top ignored',
  ]);
});

it('splits an image address', () => {
  expect(short('/image/V0040217/full/400,/0/default.jpg')).toEqual([
    '/image path',
    '/ separator',
    'V0040217 identifier',
    '/ separator',
    'full region',
    '/ separator',
    '400, size',
    '/ separator',
    '0 rotation',
    '/ separator',
    'default quality',
    '. separator',
    'jpg format',
  ]);
});

it.each([
  ['/catalogue/v2/works?workType=k', 'k', 'k: Pictures.'],
  ['/catalogue/v2/works?query=', 'query=', /^[A-Z].*\.$/],
  ['/catalogue/v2/images?color=a89b84', 'color=', 'color is another name for colors.'],
  ['/catalogue/v2/works?page=1&page=2', 'page=', 'Which page of the results to return.'],
  ['/catalogue/v2/works?page=1&page=2', '1', 'Which page of the results to return.'],
  ['/catalogue/v2/works?genres.label=""', '""', 'genres.label is empty.'],
  ['/catalogue/v2/works', '/works', /^[A-Z].*works.*\.$/],
  ['/catalogue/v2/works#a=b&c', '#a=b&c', 'What follows # is never sent.'],
  ['/catalogue/v2/works?zebra=1', 'zebra=1', 'No such parameter: the service ignores it.'],
  ['/nowhere?zebra=1', 'zebra=1', 'Not a parameter of any operation.'],
  ['/nowhere', '/nowhere', 'No operation has this path.'],
  [' /catalogue/v2/works', ' ', 'Space around the URL is ignored.'],
])('%s: one sentence for %j', (url, text, sentence) => {
  const part = explain(parseRequest(apis, url)).find((one) => one.text === text);
  if (typeof sentence === 'string') expect(part?.sentence).toBe(sentence);
  else expect(part?.sentence).toMatch(sentence);
});

it('names what has no description', () => {
  const parameters = [{ name: 'q', in: 'query', schema: { enum: ['b'] } }];
  const api = apiOf({ '/a': { get: { operationId: 'listAll', parameters } } });
  const sentences = explain(parseRequest([api], '/a?q=b')).map(({ sentence }) => sentence);
  expect(sentences).toEqual([
    'The path of listAll.',
    'The query begins here.',
    'The value of q.',
    'The value of q.',
  ]);
});

it.each([
  ['Words to look for. More follows.', 'Words to look for.'],
  [' Spaced   out.  More.', 'Spaced out.'],
  ['The only one.', 'The only one.'],
  ['Two\nlines. More.', 'Two lines.'],
  ['Uses version 2.1 of it. More.', 'Uses version 2.1 of it.'],
  ['Books', 'Books.'],
  ['', ''],
])('the first sentence of %j', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});
