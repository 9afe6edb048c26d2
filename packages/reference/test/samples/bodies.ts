import { type BodyInput, type RequestInput, writeHttpRequest } from '@portal/contract';
import { apiOf } from '../../../contract/test/fixture-api.ts';
import type { SampleRequest } from '../../src/samples/sample-request.ts';

export const hostile = `it's "quoted" \`id\` $HOME \${x} #{1} \\n 100% 50%27 a\nb\tc é中🐎 & ; | <b> !! * @x =y`;
/** What the bodies send, as Latin-1. */
export const files: Record<string, string> = {
  'a.png': '\x89PNG\r\n\0\xff',
  'it\'s "b" $HOME.txt': 'é\n',
  '-data.bin': '',
};
const file = (fileName: string, mediaType = 'image/png') => ({ fileName, mediaType });

export const json = 'application/json';
export const urlencoded = 'application/x-www-form-urlencoded';
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
  [
    'parts with plain names',
    {
      kind: 'fields',
      mediaType: multipart,
      fields: [
        { name: 'title', value: hostile },
        { name: 'scan of it', value: file('a.png') },
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
): (baseUrl: string) => SampleRequest {
  const security = scheme === '' ? [] : [{ [scheme]: [] }];
  const operationId = 'x';
  const api = apiOf(
    { '/things': { [method]: { operationId, ...operationWith(security) } } },
    { components: { securitySchemes } },
  );
  const [operation] = api.operations;
  if (!operation) throw new Error('No operation.');
  const given = { values: {}, credentials, ...input };
  return (baseUrl) => ({
    ...writeHttpRequest(api, operation, given, baseUrl),
    operation,
    values: given.values,
  });
}
