import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { skimDescription } from './skim-description.ts';

const whole = (text: string) => {
  const { servers, paths } = parse(text);
  return { servers, paths: Object.keys(paths ?? {}) };
};

it.each([
  [
    'block style',
    `openapi: 3.1.0
servers:
  - url: https://api.museum.example/v1
    description: |-
      The live service.

      Two paragraphs.
paths:
  # The list.
  /objects:
    get: { operationId: getObjects }

  /objects/{id}.json:
    get:
      responses:
        '200': { description: Found }
components:
  schemas:
    paths: { type: string }
`,
  ],
  [
    'quoted paths',
    `servers: [{ url: /v1 }]\npaths:\n    "/a":\n        get: {}\n    '/b': \n        get: {}\n`,
  ],
  ['paths first', `paths:\n  /a:\n    get: {}\nservers:\n  - url: /v2\n`],
  ['no servers', `paths:\n  /a:\n    get: {}\n`],
  ['flow style', `servers: [{ url: /v1 }]\npaths: { /a: { get: {} }, /b: {} }\n`],
  [
    'values on the line of a key',
    `servers: [{ url: /v1 }]\npaths:\n  /a: { get: {} }\n  /b:\n    get: {}\n`,
  ],
  ['an anchor', `servers: [{ url: /v1 }]\npaths:\n  /a: &a\n    get: {}\n  /b: *a\n`],
  ['JSON', JSON.stringify({ servers: [{ url: '/v1' }], paths: { '/a': {} } }, null, 2)],
  ['a list at the margin', 'servers:\n- url: https://a.example/v1\npaths:\n  /a:\n    get: {}\n'],
  ['a quoted key', '"servers":\n  - url: /v1\npaths:\n  /a:\n    get: {}\n'],
  ['a space before the colon', 'servers :\n  - url: /v1\npaths:\n  /a:\n    get: {}\n'],
  ['an alias', 'x-all: &all\n  - url: /v1\nservers: *all\npaths:\n  /a:\n    get: {}\n'],
  ['a flow list over lines', 'servers: [\n  { url: /v1 }\n]\npaths:\n  /a:\n    get: {}\n'],
  [
    'a flow mapping that begins on the line of a path',
    'paths:\n  /a: { get:\n    {} }\n  /b:\n    get: {}\n',
  ],
  ['an escape in a path', 'paths:\n  "/a\\u0062":\n    get: {}\n'],
  [
    'Windows line ends',
    'servers:\r\n  - url: /v1\r\npaths:\r\n  /a:\r\n    get: {}\r\n\r\n  /b:\r\n    get: {}\r\n',
  ],
  ['a document marker', '---\nservers:\n  - url: /v1\npaths:\n  /a:\n    get: {}\n'],
  ['no paths', 'openapi: 3.1.0\nservers:\n  - url: /v1\n'],
])('agrees with a full parse: %s', (_, text) => {
  expect(skimDescription(text)).toEqual(whole(text));
});
