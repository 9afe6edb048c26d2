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
  ['no paths', 'openapi: 3.1.0\nservers:\n  - url: /v1\n'],
])('reads the same as a whole parse: %s', (_, text) => {
  expect(skimDescription(text)).toEqual(whole(text));
});
