import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apiOf } from '../../test/fixture-api.ts';
import type { Api, Operation, ParameterValue } from '../model.ts';
import type { BodyInput, Credentials, HttpRequest, RequestInput } from './http-request.ts';
import { placeholderCredentials } from './placeholder-credentials.ts';
import { chosenSecurity } from './write-credentials.ts';
import { writeHttpRequest } from './write-http-request.ts';

const base = 'https://api.example.org';
const text = { type: 'string' };
const list = { type: 'array', items: text };
const object = { type: 'object', properties: { R: text, G: text } };

const securitySchemes = {
  inQuery: { type: 'apiKey', in: 'query', name: 'api key' },
  inHeader: { type: 'apiKey', in: 'header', name: 'X-Key' },
  inCookie: { type: 'apiKey', in: 'cookie', name: 'session' },
  basic: { type: 'http', scheme: 'Basic' },
  bearer: { type: 'http', scheme: 'bearer' },
  digest: { type: 'http', scheme: 'Digest' },
  oauth: { type: 'oauth2', flows: {} },
  oidc: { type: 'openIdConnect', openIdConnectUrl: 'https://id.example.org' },
  tls: { type: 'mutualTLS' },
};

function fixture(operation: object, method = 'post', path = '/things'): [Api, Operation] {
  const api = apiOf(
    { [path]: { [method]: { operationId: 'x', ...operation } } },
    { components: { securitySchemes } },
  );
  const [only] = api.operations;
  if (!only) throw new Error('The fixture has no operation.');
  return [api, only];
}

function written(operation: object, input: Partial<RequestInput>, method?: string): HttpRequest {
  const [api, only] = fixture(operation, method);
  return writeHttpRequest(api, only, { values: {}, ...input }, base);
}

function headersOf({ headers }: HttpRequest): string[] {
  return headers.map(({ name, value }) => `${name}: ${value}`);
}

const placed: [string, object, ParameterValue, string][] = [
  ['header text', { in: 'header', schema: text }, 'a, b/é 100%', 'p: a, b/é 100%'],
  ['header number', { in: 'header', schema: { type: 'integer' } }, 0, 'p: 0'],
  ['header flag', { in: 'header', schema: { type: 'boolean' } }, false, 'p: false'],
  ['header empty', { in: 'header', schema: text }, '', 'p: '],
  ['header list', { in: 'header', schema: list }, ['a', 'b c'], 'p: a,b c'],
  ['header object', { in: 'header', schema: object }, { R: 'x', G: 'y' }, 'p: R,x,G,y'],
  [
    'header object, exploded',
    { in: 'header', explode: true, schema: object },
    { R: 'x', G: 'y' },
    'p: R=x,G=y',
  ],
  [
    'header document',
    { in: 'header', content: { 'application/json': { schema: object } } },
    { R: 'é\n🐎' },
    'p: {"R":"\\u00e9\\n\\ud83d\\udc0e"}',
  ],
  [
    'cookie text',
    { in: 'cookie', schema: text },
    'a; b="c" é%',
    'Cookie: p=a%3B%20b=%22c%22%20%C3%A9%25',
  ],
  [
    'cookie list',
    { in: 'cookie', explode: false, schema: list },
    ['a', 'b,c'],
    'Cookie: p=a,b%2Cc',
  ],
  ['cookie list, exploded', { in: 'cookie', schema: list }, ['a', 'b'], 'Cookie: p=a; p=b'],
  ['cookie object', { in: 'cookie', schema: object }, { R: 'x', G: 'y' }, 'Cookie: R=x; G=y'],
  [
    'cookie object in one cookie',
    { in: 'cookie', explode: false, schema: object },
    { R: 'x', G: 'y' },
    'Cookie: p=R,x,G,y',
  ],
  [
    'cookie document',
    { in: 'cookie', content: { 'application/json': { schema: object } } },
    { R: 'x' },
    'Cookie: p={%22R%22:%22x%22}',
  ],
];

describe('a parameter', () => {
  it.each(placed)('%s', (_, parameter, value, line) => {
    const request = written(
      { parameters: [{ name: 'p', ...parameter }] },
      { values: { p: value } },
    );
    expect(headersOf(request)).toEqual([line]);
    expect(request.url).toBe(`${base}/test/v1/things`);
  });

  it('is in its own location, in the order of the description', () => {
    const parameters = ['c1', 'h1', 'q1', 'h2', 'c2'].map((name) => ({
      name,
      in: { c: 'cookie', h: 'header', q: 'query' }[name[0] as 'c'],
      schema: text,
    }));
    const values = { c2: '5', h2: '4', q1: '3', h1: '2', c1: '1' };
    const request = written({ parameters }, { values });
    expect(headersOf(request)).toEqual(['h1: 2', 'h2: 4', 'Cookie: c1=1; c2=5']);
    expect(request.url).toBe(`${base}/test/v1/things?q1=3`);
  });

  it('called Cookie is combined with the other cookies', () => {
    const parameters = [
      { name: 'cookie', in: 'header', schema: text },
      { name: 'b', in: 'cookie', schema: text },
    ];
    const request = written({ parameters }, { values: { cookie: 'a=1', b: '2' } });
    expect(headersOf(request)).toEqual(['Cookie: a=1; b=2']);
  });

  it('in a path is shown by name while it has no value', () => {
    const parameters = ['id', 'part'].map((name) => ({ name, in: 'path', schema: text }));
    const [api, operation] = fixture({ parameters }, 'get', '/things/{id}/{part}.json');
    const url = (values: RequestInput['values']) =>
      writeHttpRequest(api, operation, { values }, base).url;
    expect(url({})).toBe(`${base}/test/v1/things/{id}/{part}.json`);
    expect(url({ id: '', part: 'a' })).toBe(`${base}/test/v1/things/{id}/a.json`);
    expect(url({ id: '{id}', part: 'a' })).toBe(`${base}/test/v1/things/%7Bid%7D/a.json`);
    expect(url({ id: 'x', part: 'a' })).toBe(`${base}/test/v1/things/x/a.json`);
  });
});

const everything: Credentials = {
  inQuery: 'k&1',
  inHeader: 'k2',
  inCookie: 'k;3=',
  basic: { username: 'zoë', password: 'p:w🐎' },
  bearer: 't4',
  digest: 'd5',
  oauth: 't6',
  oidc: 't7',
  tls: 'certificate',
};
const basicHeader = `Authorization: Basic ${Buffer.from('zoë:p:w🐎').toString('base64')}`;

describe('credentials', () => {
  it.each<[string, string[], string]>([
    ['inQuery', [], '?api%20key=k%261'],
    ['inHeader', ['X-Key: k2'], ''],
    ['inCookie', ['Cookie: session=k%3B3='], ''],
    ['basic', [basicHeader], ''],
    ['bearer', ['Authorization: Bearer t4'], ''],
    ['digest', ['Authorization: Digest d5'], ''],
    ['oauth', ['Authorization: Bearer t6'], ''],
    ['oidc', ['Authorization: Bearer t7'], ''],
    ['tls', [], ''],
    ['unknown', [], ''],
  ])('only %s is sent, whatever else is given', (scheme, headers, query) => {
    const request = written({ security: [{ [scheme]: [] }] }, { credentials: everything });
    expect(headersOf(request)).toEqual(headers);
    expect(request.url).toBe(`${base}/test/v1/things${query}`);
  });

  it('are not sent to an operation that requires none', () => {
    for (const security of [[], [{}]]) {
      const request = written({ security }, { credentials: everything });
      expect(request).toEqual({ method: 'POST', url: `${base}/test/v1/things`, headers: [] });
    }
  });

  it('are sent together if all are required, after the parameters', () => {
    const operation = {
      security: [{ inQuery: [], inHeader: [], inCookie: [], bearer: [] }],
      parameters: [
        { name: 'q', in: 'query', schema: text },
        { name: 'X-First', in: 'header', schema: text },
        { name: 'c', in: 'cookie', schema: text },
      ],
    };
    const values = { q: '1', 'X-First': '2', c: '3' };
    const request = written(operation, { values, credentials: everything });
    expect(request.url).toBe(`${base}/test/v1/things?q=1&api%20key=k%261`);
    expect(headersOf(request)).toEqual([
      'X-First: 2',
      'X-Key: k2',
      'Authorization: Bearer t4',
      'Cookie: c=3; session=k%3B3=',
    ]);
  });

  it('are those of the first complete alternative, or else of the first', () => {
    const [, operation] = fixture({ security: [{ inHeader: [], bearer: [] }, {}, { oauth: [] }] });
    const chosen = (credentials: Credentials) =>
      chosenSecurity(operation, credentials).map(({ scheme }) => scheme);
    expect(chosen({})).toEqual(['inHeader', 'bearer']);
    expect(chosen({ inHeader: 'a', oauth: 'b' })).toEqual(['oauth']);
    expect(chosen({ inHeader: 'a', oauth: '' })).toEqual(['inHeader', 'bearer']);
    expect(chosen(everything)).toEqual(['inHeader', 'bearer']);
    expect(chosen({ constructor: 'x' })).toEqual(['inHeader', 'bearer']);
  });

  it('give way to a parameter that the reader has set, by the rules of its location', () => {
    const parameters = [
      { name: 'authorization', in: 'header', schema: text },
      { name: 'x-key', in: 'header', schema: text },
      { name: 'api key', in: 'query', schema: text },
      { name: 'session', in: 'cookie', schema: text },
      { name: 'Session', in: 'cookie', schema: text },
    ];
    const security = [{ bearer: [], inHeader: [], inQuery: [], inCookie: [] }];
    const values = { authorization: 'Mine', 'x-key': 'mine', 'api key': 'mine', session: 'mine' };
    const own = written({ parameters, security }, { values, credentials: everything });
    expect(headersOf(own)).toEqual(['authorization: Mine', 'x-key: mine', 'Cookie: session=mine']);
    expect(own.url).toBe(`${base}/test/v1/things?api%20key=mine`);
    const other = written(
      { parameters, security },
      { values: { Session: 'S' }, credentials: everything },
    );
    expect(headersOf(other)).toContain('Cookie: Session=S; session=k%3B3=');
    expect(headersOf(other)).toContain('Authorization: Bearer t4');
  });

  it('that share the Authorization header do not duplicate it', () => {
    const request = written({ security: [{ bearer: [], basic: [] }] }, { credentials: everything });
    expect(headersOf(request)).toEqual(['Authorization: Bearer t4']);
  });

  it('that are empty are not sent', () => {
    const credentials = { basic: { username: '', password: '' }, inHeader: '' };
    const request = written({ security: [{ basic: [], inHeader: [] }] }, { credentials });
    expect(request.headers).toEqual([]);
  });

  it('in samples are placeholders for the alternative that the reader has chosen', () => {
    const [api, operation] = fixture({ security: [{ inHeader: [] }, { basic: [] }] });
    expect(placeholderCredentials(api, operation)).toEqual({ inHeader: 'YOUR_API_KEY' });
    expect(
      placeholderCredentials(api, operation, { basic: { username: 'zoë', password: 'p' } }),
    ).toEqual({ basic: { username: 'YOUR_USERNAME', password: 'YOUR_PASSWORD' } });
  });
});

const file = { fileName: 'a.png', mediaType: 'image/png' };

describe('a body', () => {
  it.each<[string, BodyInput, string[], HttpRequest['body']]>([
    [
      'JSON',
      { kind: 'json', mediaType: 'application/ld+json', value: { a: ['é'] } },
      ['Content-Type: application/ld+json'],
      {
        kind: 'text',
        mediaType: 'application/ld+json',
        text: '{\n  "a": [\n    "é"\n  ]\n}',
      },
    ],
    [
      'text',
      { kind: 'text', mediaType: 'text/plain', text: 'a\nb\ud800' },
      ['Content-Type: text/plain'],
      { kind: 'text', mediaType: 'text/plain', text: 'a\nb\ufffd' },
    ],
    [
      'urlencoded',
      {
        kind: 'fields',
        mediaType: 'application/x-www-form-urlencoded',
        fields: [
          { name: 'b', value: 'x y&z' },
          { name: 'a', value: '1' },
          { name: 'b', value: 'é' },
        ],
      },
      ['Content-Type: application/x-www-form-urlencoded'],
      {
        kind: 'text',
        mediaType: 'application/x-www-form-urlencoded',
        text: 'b=x+y%26z&a=1&b=%C3%A9',
      },
    ],
    [
      'multipart',
      {
        kind: 'fields',
        mediaType: 'multipart/form-data',
        fields: [
          { name: 'b', value: 'one\ntwo\r\n\rthree' },
          { name: 'meta', value: '{\n}', mediaType: 'application/json' },
          { name: 'file', value: file },
        ],
      },
      [],
      {
        kind: 'multipart',
        mediaType: 'multipart/form-data',
        parts: [
          { name: 'b', value: 'one\r\ntwo\r\n\r\nthree' },
          { name: 'meta', value: '{\n}', mediaType: 'application/json' },
          { name: 'file', value: file },
        ],
      },
    ],
    [
      'file',
      { kind: 'file', mediaType: 'image/png', file },
      ['Content-Type: image/png'],
      { kind: 'file', mediaType: 'image/png', file },
    ],
    [
      'file of a range of types',
      { kind: 'file', mediaType: 'image/*', file },
      ['Content-Type: image/png'],
      { kind: 'file', mediaType: 'image/png', file },
    ],
    [
      'file of an unknown type',
      { kind: 'file', mediaType: '*/*', file: { ...file, mediaType: 'image/*' } },
      ['Content-Type: application/octet-stream'],
      {
        kind: 'file',
        mediaType: 'application/octet-stream',
        file: { ...file, mediaType: 'image/*' },
      },
    ],
    [
      'text of any type',
      { kind: 'text', mediaType: 'text/*', text: 'a' },
      ['Content-Type: text/plain'],
      { kind: 'text', mediaType: 'text/plain', text: 'a' },
    ],
    [
      'urlencoded with a file',
      {
        kind: 'fields',
        mediaType: 'application/x-www-form-urlencoded',
        fields: [{ name: 'scan', value: file }],
      },
      ['Content-Type: application/x-www-form-urlencoded'],
      {
        kind: 'text',
        mediaType: 'application/x-www-form-urlencoded',
        text: 'scan=a.png',
      },
    ],
    [
      'JSON of any type',
      { kind: 'json', mediaType: '*/*', value: 1 },
      ['Content-Type: application/json'],
      { kind: 'text', mediaType: 'application/json', text: '1' },
    ],
  ])('%s', (_, body, headers, expected) => {
    const parameters = [{ name: 'content-type', in: 'header', schema: text }];
    for (const values of [{}, { 'content-type': 'text/html' }]) {
      const request = written({ parameters }, { body, values });
      expect(headersOf(request)).toEqual(headers);
      expect(request.body).toEqual(expected);
    }
  });

  it('is not sent with GET and HEAD, as in browsers', () => {
    const body: BodyInput = { kind: 'text', mediaType: 'text/plain', text: 'a' };
    for (const method of ['get', 'head']) {
      const request = written({}, { body }, method);
      expect(request).toEqual({
        method: method.toUpperCase(),
        url: `${base}/test/v1/things`,
        headers: [],
      });
    }
    expect(written({}, { body }, 'delete').body).toBeDefined();
  });
});

describe('any text', () => {
  const hostile = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('a\r\nb: c', '\0', '中'));
  const options = { numRuns: 300 };

  it('never throws, and remains a single value', () => {
    const parameters = ['header', 'cookie', 'query'].map((place) => ({
      name: `X-${place}`,
      in: place,
      schema: text,
    }));
    const security = [{ inQuery: [], inHeader: [], inCookie: [], basic: [] }];
    fc.assert(
      fc.property(hostile, hostile, (value, secret) => {
        const request = written(
          { parameters, security },
          {
            values: { 'X-header': value, 'X-cookie': value, 'X-query': value },
            credentials: {
              inQuery: secret,
              inHeader: secret,
              inCookie: secret,
              basic: { username: secret, password: value },
            },
          },
        );
        const names = request.headers.map(({ name }) => name);
        expect(new Set(names).size).toBe(names.length);
        const lines = Object.fromEntries(request.headers.map((one) => [one.name, one.value]));
        expect(lines['X-header']).toBe(value);
        expect(lines.Cookie?.split('; ')).toHaveLength(secret === '' ? 1 : 2);
        // Whatever is encoded can always be sent, and decodes to what went in.
        const safe = request.headers.filter(({ name }) => /Cookie|Authorization/.test(name));
        expect(() => new Headers(safe.map((one) => [one.name, one.value]))).not.toThrow();
        const whole = secret.replace(/\p{Surrogate}/gu, '\ufffd');
        if (secret !== '') expect(new URL(request.url).searchParams.get('api key')).toBe(whole);
      }),
      options,
    );
  });

  it('in a urlencoded form survives a round trip', () => {
    const fields = fc.array(fc.record({ name: hostile, value: hostile }), { maxLength: 4 });
    fc.assert(
      fc.property(fields, (given) => {
        const mediaType = 'application/x-www-form-urlencoded';
        const { body } = written({}, { body: { kind: 'fields', mediaType, fields: given } });
        const whole = (one: string) => one.replace(/\p{Surrogate}/gu, '\ufffd');
        expect([...new URLSearchParams(body?.kind === 'text' ? body.text : '')]).toEqual(
          given.map(({ name, value }) => [whole(name), whole(value)]),
        );
      }),
      options,
    );
  });
});

describe('what is not given', () => {
  const parameters = ['header', 'cookie', 'query'].map((place) => ({
    name: `p-${place}`,
    in: place,
    schema: text,
  }));

  it('is not sent, and null is not given', () => {
    const nothing = { 'p-header': null, 'p-cookie': undefined, 'p-query': null } as never;
    expect(written({ parameters }, { values: nothing })).toEqual({
      method: 'POST',
      url: `${base}/test/v1/things`,
      headers: [],
    });
  });

  it('does not keep a credential of the same name from being sent', () => {
    const named = [{ name: 'x-key', in: 'header', schema: text }];
    const operation = { parameters: named, security: [{ inHeader: [] }] };
    const values = { 'x-key': null } as never;
    expect(headersOf(written(operation, { values, credentials: everything }))).toEqual([
      'X-Key: k2',
    ]);
  });

  it('leaves the content type to a header if there is no body', () => {
    const named = [{ name: 'Content-Type', in: 'header', schema: text }];
    const request = written({ parameters: named }, { values: { 'Content-Type': 'text/csv' } });
    expect(headersOf(request)).toEqual(['Content-Type: text/csv']);
  });
});

it('sends a user name without a password, and a password without a name', () => {
  const basic = (username: string, password: string) =>
    headersOf(
      written({ security: [{ basic: [] }] }, { credentials: { basic: { username, password } } }),
    );
  const header = (pair: string) => [`Authorization: Basic ${Buffer.from(pair).toString('base64')}`];
  expect(basic('zoe', '')).toEqual(header('zoe:'));
  expect(basic('', 'secret')).toEqual(header(':secret'));
});

it('shows a placeholder for a token, and none for a scheme that is not described', () => {
  const [api, operation] = fixture({
    security: [{ bearer: [], oauth: [], inCookie: [], gone: [] }],
  });
  expect(placeholderCredentials(api, operation)).toEqual({
    bearer: 'YOUR_TOKEN',
    oauth: 'YOUR_TOKEN',
    inCookie: 'YOUR_API_KEY',
  });
});

it.each([
  ['a=b;c', 'a=b%3Bc'],
  ['a,b "c"', 'a%2Cb%20%22c%22'],
  ['!#$&()*+./:<>?@[]^_`{|}~', '!#$&()*+./:<>?@[]^_`{|}~'],
])('encodes the cookie %s', (value, encoded) => {
  const parameters = [{ name: 'n=%;', in: 'cookie', schema: text }];
  const request = written({ parameters }, { values: { 'n=%;': value } });
  expect(headersOf(request)).toEqual([`Cookie: n%3D%%3B=${encoded}`]);
});
