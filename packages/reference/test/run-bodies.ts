import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BodyInput, HttpBody, HttpRequest, RequestInput } from '@portal/contract';
import { writeHttpRequest } from '@portal/contract';
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import { apiOf } from '../../contract/test/fixture-api.ts';
import { languageOf } from '../src/samples/languages.ts';
import type { SampleRequest } from '../src/samples/sample-request.ts';
import { type EchoServer, type Received, startEchoServer } from './echo-server.ts';
import { partsOf } from './multipart-parts.ts';

export const hostile = `it's "quoted" \`id\` $HOME \${x} #{1} \\n 100% 50%27 a\nb\tc é中🐎 & ; | <b> !! * @x =y`;
const files = { 'a.png': '\x89PNG\r\n\0\xff', 'it\'s "b" $HOME.txt': 'é\n', '-data.bin': '' };
const file = (fileName: keyof typeof files, mediaType = 'image/png') => ({ fileName, mediaType });

export const json = 'application/json';
const urlencoded = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data';

export const bodies: [string, BodyInput | undefined][] = [
  ['no body', undefined],
  [
    'JSON of every kind',
    {
      kind: 'json',
      mediaType: json,
      value: {
        [hostile]: hostile,
        __proto__x: { a: [] },
        'a b': [1, -2.5, 1e21, 1e-7, true, false, null, {}, [[]]],
        '1': 'é',
      },
    },
  ],
  [
    'JSON with a prototype',
    { kind: 'json', mediaType: json, value: JSON.parse('{"__proto__":1}') },
  ],
  ['JSON that is a text', { kind: 'json', mediaType: json, value: hostile }],
  ['JSON that is nothing', { kind: 'json', mediaType: json, value: null }],
  ['JSON that is an empty list', { kind: 'json', mediaType: json, value: [] }],
  ['JSON of another type', { kind: 'json', mediaType: 'application/ld+json', value: { a: 1 } }],
  [
    'JSON with digits to lose',
    { kind: 'text', mediaType: json, text: '{"a":1.10,"a":12345678901234567890}' },
  ],
  ['JSON that is wrong', { kind: 'text', mediaType: json, text: '{"a":' }],
  ['text', { kind: 'text', mediaType: 'text/plain; charset=utf-8', text: `${hostile}\n\n` }],
  ['text like a file name', { kind: 'text', mediaType: 'text/plain', text: '@a.png' }],
  ['no text', { kind: 'text', mediaType: 'text/plain', text: '' }],
  ['XML', { kind: 'text', mediaType: 'application/xml', text: '<a b="c">\n  é\n</a>' }],
  [
    'a form',
    {
      kind: 'fields',
      mediaType: urlencoded,
      fields: [
        { name: 'b', value: hostile },
        { name: hostile, value: '' },
        { name: 'b', value: '~*+ é' },
      ],
    },
  ],
  ['an empty form', { kind: 'fields', mediaType: urlencoded, fields: [] }],
  [
    'parts',
    {
      kind: 'fields',
      mediaType: multipart,
      fields: [
        { name: 'title', value: hostile },
        { name: 'title', value: '' },
        { name: 'it\'s "é" $HOME;', value: '<a.png' },
        { name: 'at', value: '@a.png;type=text/html' },
        { name: 'meta', value: `{"a":"${'\\\\ \\"'}"}\n;`, mediaType: json },
        { name: 'scan', value: file('a.png') },
        { name: 'scan', value: file('it\'s "b" $HOME.txt', 'text/plain') },
      ],
    },
  ],
  ['a file', { kind: 'file', mediaType: 'image/png', file: file('a.png') }],
  [
    'a file with an awkward name',
    { kind: 'file', mediaType: 'text/plain', file: file('it\'s "b" $HOME.txt') },
  ],
  ['an empty file', { kind: 'file', mediaType: 'image/png', file: file('-data.bin') }],
];

const schema = { type: 'string' };
export const securitySchemes = {
  basic: { type: 'http', scheme: 'basic' },
  bearer: { type: 'http', scheme: 'bearer' },
  query: { type: 'apiKey', in: 'query', name: 'api_key' },
  header: { type: 'apiKey', in: 'header', name: 'X-Key' },
  cookie: { type: 'apiKey', in: 'cookie', name: 'session' },
};
const credentials = {
  basic: { username: 'it\'s "me"', password: '$HOME:x' },
  bearer: 'it\'s "a" $token',
  query: 'it\'s "a" $key&',
  header: '@it\'s "a" $key',
  cookie: 'it\'s "a"; $key',
};
const operationWith = (security: object[], extra: object = {}) => ({
  parameters: [
    { name: 'X-Text', in: 'header', schema },
    { name: 'X-Empty', in: 'header', schema },
    { name: 'c', in: 'cookie', schema },
    { name: 'q', in: 'query', schema },
  ],
  security,
  responses: { 200: { description: '', content: { [json]: {} } } },
  ...extra,
});

export function requestOf(
  method: string,
  scheme: string,
  input: Partial<RequestInput>,
): SampleRequest {
  const security = scheme === '' ? [] : [{ [scheme]: [] }];
  const operationId = 'x';
  const api = apiOf(
    { '/things': { [method]: { operationId, ...operationWith(security) } } },
    { components: { securitySchemes } },
  );
  const [operation] = api.operations;
  if (!operation) throw new Error('No operation.');
  const given = { values: {}, credentials, ...input };
  return {
    ...writeHttpRequest(api, operation, given, server.baseUrl),
    operation,
    values: given.values,
  };
}

let server: EchoServer;
let folder: string;

/** Opens the server that samples send to, and a folder with the files of bodies, for the tests of a group. */
export function openEcho(): void {
  // Starting interpreters is slow on a busy machine.
  vi.setConfig({ testTimeout: 120_000 });
  beforeAll(async () => {
    server = await startEchoServer();
    folder = await mkdtemp(join(tmpdir(), 'bodies-'));
    for (const [name, content] of Object.entries(files)) {
      await writeFile(join(folder, name), content, 'latin1');
    }
  });
  beforeEach(() => {
    server.received.length = 0;
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });
}

/** A part of text has no name of a file, except where a language gives it one with its type. */
function expectParts(received: Received, body: HttpBody & { kind: 'multipart' }): void {
  const parts = partsOf(received).map(({ fileName, mediaType, ...part }) => ({
    ...part,
    mediaType: mediaType?.toLowerCase(),
    ...(fileName !== undefined && fileName !== 'blob' && { fileName }),
  }));
  const wanted = body.parts.map(({ name, value, mediaType }) =>
    typeof value === 'string'
      ? { name, content: Buffer.from(value).toString('latin1'), mediaType }
      : {
          name,
          content: files[value.fileName as keyof typeof files],
          mediaType: value.mediaType,
          fileName: value.fileName,
        },
  );
  expect(parts).toEqual(wanted);
}

function expectBody(received: Received, body: HttpBody | undefined): void {
  const text = received.body.toString('utf8');
  if (!body) expect(text).toBe('');
  else if (body.kind === 'multipart') expectParts(received, body);
  else if (body.kind === 'file') {
    expect(received.body.toString('latin1')).toBe(files[body.file.fileName as keyof typeof files]);
  } else if (body.mediaType === urlencoded) {
    expect([...new URLSearchParams(text)]).toEqual([...new URLSearchParams(body.text)]);
  } else if (text !== body.text) {
    // Spaces between the parts of JSON are the language's own.
    const compact = (given: string) => JSON.stringify(JSON.parse(given));
    expect(compact(text)).toBe(compact(body.text));
    expect(compact(body.text)).toBe(body.text.replaceAll(/\n */g, '').replaceAll('": ', '":'));
  }
}

function expectReceived(received: Received | undefined, request: HttpRequest): void {
  if (!received) throw new Error(`Nothing came for ${request.method} ${request.url}.`);
  expect(received.method).toBe(request.method);
  expect(`${server.baseUrl}${received.url}`).toBe(request.url);
  for (const { name, value } of request.headers) {
    expect([name, received.headers[name.toLowerCase()]]).toEqual([name, value.trim()]);
  }
  for (const name of ['authorization', 'cookie', 'x-key']) {
    const isGiven = request.headers.some((header) => header.name.toLowerCase() === name);
    expect([name, received.headers[name] !== undefined]).toEqual([name, isGiven]);
  }
  expectBody(received, request.body);
}

export type Run = (codes: string[], folder: string) => Promise<void>;

/** Runs the sample of each request, and compares what arrives with the request. */
export async function expectSent(
  language: string,
  requests: readonly SampleRequest[],
  run: Run,
): Promise<void> {
  await run(requests.map(languageOf(language).write), folder);
  expect(server.received).toHaveLength(requests.length);
  for (const [index, request] of requests.entries()) {
    expectReceived(server.received[index], request);
  }
}
