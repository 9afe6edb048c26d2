import type { Api, Operation, SecurityScheme } from '@portal/contract';
import { describe, expect, it } from 'vitest';
import { challenge, isLetIn, readCredentials } from './read-credentials.ts';

const description = '';
const schemes: Record<string, SecurityScheme> = {
  login: { name: 'login', description, type: 'basic' },
  token: { name: 'token', description, type: 'bearer' },
  digest: { name: 'digest', description, type: 'http', scheme: 'Digest' },
  granted: { name: 'granted', description, type: 'oauth2', flows: [] },
  certificate: { name: 'certificate', description, type: 'mutualTLS' },
  inHeader: { name: 'inHeader', description, type: 'apiKey', in: 'header', parameter: 'X-Key' },
  inQuery: { name: 'inQuery', description, type: 'apiKey', in: 'query', parameter: 'key' },
  inCookie: { name: 'inCookie', description, type: 'apiKey', in: 'cookie', parameter: 'key' },
};

function apiWith(...names: string[]): Api {
  const securitySchemes = names.flatMap((name) => schemes[name] ?? []);
  return { securitySchemes } as Partial<Api> as Api;
}

function read(scheme: string, headers: Record<string, string>, query = ''): unknown {
  const url = new URL(`https://example.org/things${query}`);
  return readCredentials(apiWith(scheme), { url, headers: new Headers(headers) })[scheme];
}

const basic = (text: string) => Buffer.from(text).toString('base64');

describe('readCredentials', () => {
  it.each([
    ['login', `Basic ${basic('ada:s:cret')}`, { username: 'ada', password: 's:cret' }],
    ['login', `bAsIc ${basic('zoë:pässwörd')}`, { username: 'zoë', password: 'pässwörd' }],
    ['login', `Basic ${basic('ada:')}`, { username: 'ada', password: '' }],
    ['login', `Basic ${basic('ada:two\nlines')}`, { username: 'ada', password: 'two\nlines' }],
    ['login', `Basic ${basic('no colon')}`, undefined],
    ['login', `Basic ${basic(':')}`, undefined],
    ['login', `Basic ${basic(':secret')}`, undefined],
    ['login', 'Basic not base64!', undefined],
    ['login', 'Basic', undefined],
    ['login', `Bearer ${basic('ada:secret')}`, undefined],
    ['token', 'Bearer abc', 'abc'],
    ['token', '  bearer   abc  ', 'abc'],
    ['token', 'Bearer', undefined],
    ['token', 'Bearers abc', undefined],
    ['token', 'abc', undefined],
    ['granted', 'Bearer abc', 'abc'],
    ['digest', 'digest username="ada", uri="/"', 'username="ada", uri="/"'],
    ['digest', 'Bearer abc', undefined],
  ])('%s of %j', (scheme, header, want) => {
    expect(read(scheme, { Authorization: header })).toEqual(want);
  });

  it.each([
    ['inHeader', { 'x-key': 'abc' }, '', 'abc'],
    ['inHeader', { 'X-Key': '' }, '?key=abc', undefined],
    ['inQuery', {}, '?key=a%26b', 'a&b'],
    ['inQuery', { 'X-Key': 'abc', Cookie: 'key=abc' }, '?key=', undefined],
    ['inCookie', { Cookie: 'other=1; key=abc' }, '', 'abc'],
    ['inCookie', {}, '?key=abc', undefined],
  ])('%s of %j and %j', (scheme, headers, query, want) => {
    expect(read(scheme, headers, query)).toEqual(want);
  });

  it('leaves out what is missing', () => {
    const sent = { url: new URL('https://example.org'), headers: new Headers() };
    const { certificate: _, ...others } = schemes;
    expect(readCredentials(apiWith(...Object.keys(others)), sent)).toEqual({});
  });

  it('takes a certificate as given, since a sandbox cannot see one', () => {
    const sent = { url: new URL('https://example.org'), headers: new Headers() };
    const given = readCredentials(apiWith('certificate', 'token'), sent);
    expect(isLetIn(needing(['certificate']), given)).toBe(true);
    expect(isLetIn(needing(['certificate', 'token']), given)).toBe(false);
  });
});

/** Each list is an alternative. */
function needing(...alternatives: string[][]): Operation {
  const security = alternatives.map((names) => names.map((scheme) => ({ scheme, scopes: [] })));
  return { security } as Partial<Operation> as Operation;
}

it.each([
  ['nothing', {}, true, needing()],
  ['a token or nothing', {}, true, needing(['token'], [])],
  ['a token', {}, false, needing(['token'])],
  ['a token', { login: 'x' }, false, needing(['token'])],
  ['a token', { token: 'x' }, true, needing(['token'])],
  ['a token or a login', { login: 'x' }, true, needing(['token'], ['login'])],
  ['a token and a login', { login: 'x' }, false, needing(['token', 'login'])],
  ['a token and a login', { login: 'x', token: 'x' }, true, needing(['token', 'login'])],
  ['a scheme named like a property of every object', {}, false, needing(['constructor'])],
])('an operation that needs %s is open to %j: %s', (_, given, want, operation) => {
  expect(isLetIn(operation, given)).toBe(want);
});

it.each([
  [[['login']], 'Basic'],
  [[['token'], ['granted']], 'Bearer'],
  [[['digest']], 'Digest'],
  [[['inHeader', 'inQuery']], 'ApiKey name="X-Key", ApiKey name="key"'],
  [[['token'], ['login']], 'Basic, Bearer'],
  [[['certificate', 'login']], 'Basic'],
])('%j is asked for as %s', (alternatives, want) => {
  expect(challenge(apiWith(...Object.keys(schemes)), needing(...alternatives))).toBe(want);
});
