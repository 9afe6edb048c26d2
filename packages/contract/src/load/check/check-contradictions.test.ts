import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ApiProblems } from '../api-problem.ts';
import { loadApis } from '../load-apis.ts';

const good = `openapi: 3.1.1
info: { title: Things, version: 1.0.0 }
servers: [{ url: /things/v1 }]
paths:
  /things:
    get:
      operationId: getThings
      parameters:
        - name: size
          in: query
          description: How many, from 1 to 100. The default is \`10\`.
          x-traps: [More than 100 is refused., Fewer than 1 is refused.]
          schema: { type: integer, minimum: 1, maximum: 100, default: 10 }
          examples: { some: { value: 20 } }
        - name: day
          in: query
          schema: { type: string, format: date }
          example: '2024-02-29'
        - name: sort
          in: query
          schema:
            type: string
            enum: [asc, desc]
            default: asc
            x-enum-descriptions: { asc: Ascending., desc: Descending. }
        - name: include
          in: query
          style: form
          explode: false
          schema:
            type: array
            minItems: 1
            maxItems: 3
            items:
              type: string
              enum: [genres.label, subjects.label]
              x-enum-descriptions:
                genres.label: By the label of the genre.
                subjects.label: By the label of the subject, as \`genres.label\` is.
      x-request-examples:
        first: { summary: The first, values: { size: 1, sort: asc } }
      responses:
        '200':
          description: Things.
          content:
            application/json:
              schema: { type: array, items: { $ref: '#/components/schemas/Thing' } }
              examples:
                one: { x-request: { values: { size: 1 } }, value: [{ code: ab, count: 2 }] }
        '404':
          $ref: '#/components/responses/NotFound'
        4XX:
          description: Refused.
          content: { application/json: { schema: { type: object }, example: { httpStatus: 400 } } }
  /things/{code}:
    get:
      operationId: getThing
      parameters:
        - { name: code, in: path, required: true, schema: { $ref: '#/components/schemas/Code' } }
      responses: { '200': { description: A thing. } }
components:
  responses:
    NotFound:
      description: Not there.
      content:
        application/json:
          schema: { type: object }
          examples: { none: { value: { httpStatus: 404 } } }
  schemas:
    Code: { type: string, pattern: '^[a-z]{2}$', examples: [ab] }
    Thing:
      type: object
      required: [code]
      properties:
        code: { $ref: '#/components/schemas/Code' }
        count: { type: integer, minimum: 0, example: 3, description: Never below 0. }
        inner: { anyOf: [{ $ref: '#/components/schemas/Thing' }, { type: 'null' }] }
`;

async function problemsOf(text: string) {
  const folder = await mkdtemp(join(tmpdir(), 'apis-'));
  try {
    await writeFile(join(folder, 'things.yaml'), text);
    await loadApis(folder);
    return [];
  } catch (error) {
    if (error instanceof ApiProblems) return error.problems;
    throw error;
  } finally {
    await rm(folder, { recursive: true });
  }
}

const lineOf = (text: string, piece: string) =>
  text.slice(0, text.indexOf(piece)).split('\n').length;

it('accepts a description that agrees with itself', async () => {
  expect(await problemsOf(good)).toEqual([]);
});

it.each([
  [
    'an example above the maximum',
    'value: 20 }',
    'value: 200 }',
    'The example is 200, which should be a whole number from 1 to 100.',
  ],
  ['an example of another type', 'value: 20 }', 'value: many }', 'should be a whole number'],
  [
    'an example that is not a valid date',
    '2024-02-29',
    '2023-02-29',
    'should be a date written YYYY-MM-DD',
  ],
  [
    'an example that breaks a pattern',
    'examples: [ab]',
    'examples: [abc]',
    'should be text that matches ^[a-z]{2}$',
  ],
  [
    'an example of a property',
    'example: 3',
    'example: -3',
    'should be a whole number of at least 0',
  ],
  ['a default above the maximum', 'default: 10 }', 'default: 1000 }', 'The default is 1000'],
  ['a default outside the values', 'default: asc', 'default: up', 'should be one of asc or desc'],
  [
    'an empty range',
    'minimum: 1, maximum',
    'minimum: 200, maximum',
    'minimum 200 is above maximum 100',
  ],
  ['an impossible list', 'maxItems: 3', 'maxItems: 0', 'minItems 1 is above maxItems 0'],
  [
    'a swapped meaning',
    'asc: Ascending.',
    'asc: Also descending.',
    'The meaning of asc is that of desc',
  ],
  [
    'a swapped direction',
    'asc: Ascending.',
    'asc: Newest first.',
    'The meaning of asc is that of desc',
  ],
  [
    'the meaning of a neighbour',
    'of the genre.',
    'of the subject.',
    'The meaning of genres.label is that of subjects.label',
  ],
  [
    'two equal meanings',
    '{ asc: Ascending., desc: Descending. }',
    '{ asc: Sorted., desc: Sorted. }',
    'desc and asc have the same meaning',
  ],
  [
    'a meaning without a value',
    'asc: Ascending.',
    'up: Ascending.',
    'The meanings do not match the values: asc, up.',
  ],
  [
    'a trap with another maximum',
    'More than 100',
    'More than 1000',
    'It reads “More than 1000”, but the maximum is 100.',
  ],
  ['a trap with another minimum', 'Fewer than 1 ', 'Fewer than 2 ', 'but the minimum is 1'],
  [
    'a description with another range',
    'from 1 to 100',
    'from 1 to 1000',
    'but the rule is from 1 to 100',
  ],
  ['a description with another default', 'default is `10`', 'default is `20`', 'but it is 10'],
  ['a property with another bound', 'Never below 0', 'Never below 1', 'but the minimum is 0'],
  [
    'a response without a required property',
    '[{ code: ab, count: 2 }]',
    '[{ count: 2 }]',
    'The example is {"count":2} at 0, which lacks code.',
  ],
  [
    'a response with a wrong value deep inside',
    'count: 2 }]',
    'inner: { code: abc } }]',
    'at 0.inner',
  ],
  [
    'a request that is refused',
    'values: { size: 1, sort: asc }',
    'values: { size: 0 }',
    'A whole number from 1 to 100',
  ],
  [
    'a request for another operation',
    'values: { size: 1, sort: asc }',
    'values: { code: ab }',
    'code',
  ],
  [
    'a response to another operation',
    'x-request: { values: { size: 1 } }',
    'x-request: { values: { code: ab } }',
    'getThings has no parameter code; it takes size, day, sort, include.',
  ],
  [
    'an error with another status',
    '{ httpStatus: 400 }',
    '{ httpStatus: 500 }',
    'states 500 but belongs to 4XX',
  ],
])('%s', async (_, right, wrong, message) => {
  expect(good).toContain(right);
  const problems = await problemsOf(good.replace(right, wrong));
  const line = lineOf(good, right);
  expect(problems.map((problem) => problem.message).join('\n')).toContain(message);
  expect(problems.every((problem) => problem.file === 'things.yaml')).toBe(true);
  expect(Math.min(...problems.map((problem) => Math.abs(problem.line - line)))).toBeLessThanOrEqual(
    3,
  );
});

/** The description with one more schema. */
const withSchema = (text: string) => `${good}    Extra: ${text}\n`;
const withContent = (content: string) =>
  good.replace(
    "'200': { description: A thing. }",
    `'200': { description: A thing., content: { ${content} } }`,
  );

it.each([
  ['a range of one value', good.replace('maxItems: 3', 'maxItems: 1')],
  ['a range that is open', good.replace('minimum: 1, maximum: 100', 'maximum: 100')],
  [
    'an example that looks like a schema',
    withSchema('{ type: object, example: { type: integer, minimum: 5, maximum: 1, example: x } }'),
  ],
  [
    'a default that looks like a schema',
    withSchema('{ type: object, default: { type: integer, minimum: 5, maximum: 1 } }'),
  ],
  [
    'an example without what only a response or only a request has',
    withSchema(
      '{ type: object, required: [id, secret], properties: { id: { type: string, readOnly: true }, secret: { type: string, writeOnly: true } }, example: {} }',
    ),
  ],
  ['an example elsewhere', good.replace('{ value: 20 }', '{ externalValue: /sizes/some.json }')],
  [
    'an example in XML',
    withContent("application/xml: { schema: { type: object }, example: '<thing/>' }"),
  ],
  [
    'a status in an example of any error',
    good.replace('4XX:\n', 'default:\n').replace('httpStatus: 400', 'httpStatus: 503'),
  ],
  [
    'an answer that has a member of that name',
    good.replace(
      'value: [{ code: ab, count: 2 }]',
      'value: [{ code: ab, x-request: { values: { code: ab } } }]',
    ),
  ],
])('accepts %s', async (_, text) => {
  expect(text).not.toBe(good);
  expect(await problemsOf(text)).toEqual([]);
});

it.each([
  [
    'a property with the name of a keyword',
    withSchema(
      '{ type: object, properties: { default: { type: integer, minimum: 5, maximum: 1 } } }',
    ),
    'minimum 5 is above maximum 1.',
  ],
  [
    'limits of a length',
    withSchema('{ type: string, minLength: 3, maxLength: 2 }'),
    'minLength 3 is above maxLength 2.',
  ],
  [
    'limits that are excluded',
    withSchema('{ type: number, exclusiveMinimum: 2, exclusiveMaximum: 1 }'),
    'exclusiveMinimum 2 is above exclusiveMaximum 1.',
  ],
  [
    'a JSON text where an object is described',
    withContent("application/json: { schema: { type: object }, example: '{}' }"),
    'The example is "{}", which should be an object of named values.',
  ],
  [
    'a response that lacks what only a response has',
    withContent(
      'application/json: { schema: { type: object, required: [id], properties: { id: { type: string, readOnly: true } } }, example: {} }',
    ),
    'The example is {}, which lacks id.',
  ],
  [
    'a note about combining a parameter that has another range',
    good.replace(
      'x-traps: [More than 100 is refused., F',
      'x-combines: From 1 to 50.\n          x-traps: [F',
    ),
    'but the rule is from 1 to 100',
  ],
  [
    'a long value, by its beginning',
    withSchema(`{ type: integer, example: ${'x'.repeat(200)} }`),
    `The example is "${'x'.repeat(98)}…, which should be a whole number.`,
  ],
  [
    'a value of a hundred characters, whole',
    withSchema(`{ type: integer, example: ${'x'.repeat(98)} }`),
    `The example is "${'x'.repeat(98)}", which should be a whole number.`,
  ],
  [
    'a value that a rule excludes',
    withSchema('{ type: string, not: { enum: [ab] }, example: ab }'),
    'The example is "ab", which is not allowed.',
  ],
  [
    'only the first fault of a value',
    withSchema('{ type: array, items: { type: integer }, example: [x, y, z] }'),
    'The example is "x" at 0, which should be a whole number.',
  ],
])('finds %s', async (_, text, message) => {
  expect(text).not.toBe(good);
  const problems = await problemsOf(text);
  expect(problems).toHaveLength(1);
  expect(problems[0]?.message).toContain(message);
});

it('judges the prose of a parameter by the schema that it refers to', async () => {
  const text = withSchema('{ type: integer, minimum: 1, maximum: 5 }').replace(
    '{ name: code, in: path, required: true,',
    "{ name: level, in: query, description: From 1 to 9., schema: { $ref: '#/components/schemas/Extra' } }\n        - { name: code, in: path, required: true,",
  );
  const problems = await problemsOf(text);
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringContaining('but the rule is from 1 to 5'),
  ]);
});

it('finds an error in a shared response where it is used', async () => {
  const problems = await problemsOf(good.replace('{ httpStatus: 404 }', '{ httpStatus: 410 }'));
  expect(problems).toMatchObject([
    {
      pointer: '#/paths/~1things/get/responses/404',
      message: expect.stringContaining('states 410'),
    },
  ]);
});

describe('in a description that is not strict', () => {
  async function load(texts: Record<string, { text: string; strict?: boolean }>) {
    const folder = await mkdtemp(join(tmpdir(), 'apis-'));
    const warnings: string[] = [];
    try {
      const files = Object.entries(texts).map(async ([id, { text, ...rest }]) => {
        const file = join(folder, `${id}.yaml`);
        await writeFile(file, text.replaceAll('getThing', `get${id}Thing`));
        return { id, file, ...rest };
      });
      const warn = (message: string) => warnings.push(message);
      const apis = await loadApis(await Promise.all(files), { warn });
      return { apis, warnings };
    } finally {
      await rm(folder, { recursive: true });
    }
  }
  const wrong = good.replace('value: 20 }', 'value: 200 }').replace('2024-02-29', '2023-02-29');

  it('are one warning for all files, with their places', async () => {
    const { apis, warnings } = await load({
      a: { text: wrong },
      b: { text: wrong, strict: false },
      c: { text: good, strict: true },
    });
    expect(apis).toHaveLength(3);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('4 contradictions');
    expect(warnings[0]).toMatch(/\na\.yaml:\d+:\d+ #\/paths.* The example is 200,/);
    expect(warnings[0]).toMatch(/\nb\.yaml:\d+:\d+ /);
  });

  it('are counted if there are very many', async () => {
    const lines = Array.from(
      { length: 50 },
      (_, at) => `    N${at}: { type: integer, example: x }\n`,
    );
    const { warnings } = await load({ a: { text: good + lines.join('') } });
    expect(warnings[0]).toContain('50 contradictions');
    expect(warnings[0]?.split('\n')).toHaveLength(22);
    expect(warnings[0]).toMatch(/… and 30 more\.$/);
  });

  it('still fail a strict description beside it', async () => {
    const loading = load({ a: { text: wrong }, b: { text: wrong, strict: true } });
    await expect(loading).rejects.toThrow(/2 problems:\nb\.yaml/);
  });

  it('are a separate warning from structural problems', async () => {
    const { warnings } = await load({ a: { text: wrong.replace('operationId', 'operationID') } });
    expect(warnings).toHaveLength(2);
    expect(warnings[0]).toMatch(/1 problem, .*\na\.yaml:7:7 .*operationID/);
    expect(warnings[1]).toContain('2 contradictions');
  });
});
