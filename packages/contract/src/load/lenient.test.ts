import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkValues, type Operation } from '../index.ts';
import { ApiProblems } from './api-problem.ts';
import { loadApis } from './load-apis.ts';

const head = `openapi: 3.0.3
info: { title: Things, version: '1' }
servers: [{ url: https://api.museum.example/v1 }]
`;

/** Loads files from one folder, by name; those ending in `!` are strict. */
async function load(files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'lenient-'));
  const warnings: string[] = [];
  try {
    const list = Object.keys(files).map((name) => ({
      id: name.replace(/\W+/g, '-'),
      file: join(folder, name.replace('!', '')),
      ...(name.endsWith('!') && { strict: true }),
    }));
    for (const [name, text] of Object.entries(files)) {
      await writeFile(join(folder, name.replace('!', '')), text);
    }
    const apis = await loadApis(list, { warn: (message) => warnings.push(message) });
    const operations = apis.flatMap((api) => api.operations);
    return { apis, operations, warnings };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function loadOne(text: string) {
  const { apis, ...rest } = await load({ 'a.yaml': head + text });
  const [api] = apis;
  if (!api) throw new Error('There is no API.');
  return { api, ...rest };
}

const ok = "responses: { '200': { description: Yes. } }";

/** Each breaks a rule but can still be read. */
const broken: [what: string, text: string, where: RegExp, text: RegExp][] = [
  [
    'an unknown property',
    `paths:\n  /a:\n    get: { colour: red, ${ok} }\n`,
    /a\.yaml:6:12 #\/paths\/~1a\/get\/colour/,
    /colour/,
  ],
  [
    'no responses',
    `paths:\n  /a:\n    get: { summary: A }\n`,
    /a\.yaml:6:5 #\/paths\/~1a\/get/,
    /responses/,
  ],
  [
    'a dangling reference',
    `paths:\n  /a:\n    get:\n      parameters:\n        - { name: b, in: query, schema: { $ref: '#/components/schemas/B' } }\n      ${ok}\n`,
    /a\.yaml:8:/,
    /resolve/,
  ],
  [
    'a missing file',
    `paths:\n  /a:\n    get:\n      parameters: [{ $ref: ./gone.yaml#/b }]\n      ${ok}\n`,
    /a\.yaml:7:/,
    /resolve/,
  ],
  [
    'two operations with the same id',
    `paths:\n  /a:\n    get: { operationId: x, ${ok} }\n  /b:\n    get: { operationId: x, ${ok} }\n`,
    /a\.yaml:8:10 #\/paths\/~1b\/get/,
    /unique/,
  ],
  [
    'a parameter twice',
    `paths:\n  /a:\n    get:\n      parameters:\n        - { name: b, in: query, schema: {} }\n        - { name: b, in: query, schema: {} }\n      ${ok}\n`,
    /a\.yaml:9:/,
    /unique/,
  ],
  [
    'an undescribed path parameter',
    `paths:\n  /a/{b}:\n    get: { ${ok} }\n`,
    /a\.yaml:6:5 /,
    /`\{b\}`/,
  ],
  [
    'two ambiguous paths',
    `paths:\n  /a/{b}:\n    get: { parameters: [{ name: b, in: path, required: true, schema: {} }], ${ok} }\n  /a/{c}:\n    get: { parameters: [{ name: c, in: path, required: true, schema: {} }], ${ok} }\n`,
    /a\.yaml:7:3 /,
    /differs only/,
  ],
  [
    'a component with a strange name',
    `paths:\n  /a:\n    get: { ${ok} }\ncomponents:\n  schemas:\n    "Ä ö": { type: string }\n`,
    /a\.yaml:9:5 /,
    /Ä ö/,
  ],
  [
    'a pattern in another dialect',
    `paths:\n  /a:\n    get:\n      parameters: [{ name: b, in: query, schema: { type: string, pattern: '(?i)[a' } }]\n      ${ok}\n`,
    /a\.yaml:7:/,
    /regular expression/,
  ],
  [
    'a link with a wrong parameter',
    `paths:\n  /a:\n    get:\n      operationId: x\n      responses: { '200': { description: Yes., links: { self: { operationId: x, parameters: { b: c } } } } }\n`,
    /a\.yaml:8:/,
    /x has no parameter b/,
  ],
  [
    'a mistake in one of our extensions',
    `x-list-syntax: tabs\npaths:\n  /a:\n    get: { ${ok} }\n`,
    /a\.yaml:4:1 /,
    /csv or plain/,
  ],
  [
    'a name that occurs twice',
    `paths:\n  /a:\n    get: { summary: A, ${ok} }\n  /a:\n    post: { ${ok} }\n`,
    /a\.yaml:7:3 /,
    /unique/,
  ],
  [
    'a part inside itself',
    `paths:\n  /a:\n    get: { ${ok} }\ncomponents:\n  schemas:\n    A: &a { type: object, properties: { b: *a } }\n`,
    /a\.yaml:9:.* #\/components\/schemas\/A\/properties\/b/,
    /inside itself/,
  ],
  [
    'a text that would take too long to parse',
    `paths:\n  /a:\n    get:\n      description: '${'*a'.repeat(30_000)}'\n      ${ok}\n`,
    /a\.yaml:7:7 #\/paths\/~1a\/get\/description/,
    /shown as written.* too many marks/,
  ],
  [
    'a meaning that would take too long to parse',
    `paths:\n  /a:\n    get: { ${ok} }\ncomponents:\n  schemas:\n    A:\n      enum: [a]\n      x-enum-descriptions:\n        a: '${'> '.repeat(400)}'\n`,
    /a\.yaml:12:9 .*x-enum-descriptions\/a/,
    /shown as written.* nested too deeply/,
  ],
];

describe('what is wrong but readable', () => {
  it.each(broken)('is a warning with its line: %s', async (_, text, where, what) => {
    const { operations, warnings } = await loadOne(text);
    expect(operations.length).toBeGreaterThan(0);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(
      /^The API descriptions have \d+ problems?, none of which prevents reading:\n/,
    );
    expect(warnings[0]).toMatch(where);
    expect(warnings[0]).toMatch(what);
  });

  it.each(broken)('is an error in a strict description: %s', async (_, text) => {
    await expect(load({ 'a.yaml!': head + text })).rejects.toThrow(ApiProblems);
  });

  it('is reported in one warning for all files, listing the first few of many', async () => {
    const paths = Array.from({ length: 30 }, (_, index) => `  /a${index}: { get: {} }\n`);
    const { warnings } = await load({
      'a.yaml': `${head}paths:\n${paths.join('')}`,
      'b.yaml': `${head}paths: { /b: { get: {} } }\n`,
    });
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('31 problems');
    expect(warnings[0]?.split('\n')).toHaveLength(22);
    expect(warnings[0]).toMatch(/… and 11 more\.$/);
  });

  it('does not excuse a strict description beside it', async () => {
    const text = `${head}paths: { /a: { get: {} } }\n`;
    const error = await load({ 'a.yaml': text, 'b.yaml!': text }).catch((reason) => reason);
    expect(error).toBeInstanceOf(ApiProblems);
    expect(error.problems.every(({ file }: { file: string }) => file === 'b.yaml')).toBe(true);
  });

  it('warns about an id that two APIs share, and keeps links inside each', async () => {
    const text = (name: string) =>
      `${head}paths: { /${name}: { get: { operationId: list, responses: { '200': { description: Yes., links: { all: { operationId: list } } } } } } }\n`;
    const { apis, warnings } = await load({ 'a.yaml': text('a'), 'b.yaml': text('b') });
    expect(apis.map((api) => api.operations[0]?.links[0]?.operationId)).toEqual(['list', 'list']);
    expect(warnings).toEqual([expect.stringContaining('operationId list is also in a.yaml')]);
  });
});

describe('what cannot be read', () => {
  it.each([
    [
      'Swagger',
      'swagger: "2.0"\ninfo: { title: A, version: "1" }\npaths: {}\n',
      /Swagger 2\.0.*Convert it to OpenAPI 3/,
    ],
    ['a future version', 'openapi: 4.0.0\n', /OpenAPI 4\.0\.0 cannot be read.*3\.0 or 3\.1/],
    ['another kind of description', 'asyncapi: 3.0.0\n', /not an OpenAPI description.*openapi: 3/],
    ['a list', '[]\n', /not an OpenAPI description/],
    ['a text', 'hello\n', /not an OpenAPI description/],
    ['nothing', '', /not an OpenAPI description/],
    ['JSON that ends early', '{ "openapi": "3.0.0",\n  "info": {\n', /a\.yaml:[23]:/],
    [
      'YAML that doubles itself again and again',
      `openapi: 3.0.0\nx0: &x0 {}\n${Array.from({ length: 40 }, (_, at) => `x${at + 1}: &x${at + 1} [*x${at}, *x${at}]\n`).join('')}`,
      /a\.yaml:1:1 .*aliases repeat it to [\d,]+ values/,
    ],
    ['YAML with a typo', 'openapi: 3.0.0\ninfo: { title: [ }\n', /a\.yaml:2:/],
  ])('is an error that explains what would be valid: %s', async (_, text, message) => {
    await expect(load({ 'a.yaml': text })).rejects.toThrow(message);
    await expect(load({ 'a.yaml!': text })).rejects.toThrow(message);
  });
});

it.each(['3.0', '3.1', '"3.0"', '3', '3.2.0', '3.1.1'])('reads openapi: %s', async (version) => {
  const text = head.replace('3.0.3', version);
  const { operations, warnings } = await load({
    'a.yaml': `${text}paths: { /a: { get: { ${ok} } } }\n`,
  });
  expect(operations.map(({ id }) => id)).toEqual(['get-a']);
  expect(warnings).toEqual([]);
});

it('reads JSON with a byte order mark', async () => {
  const document = { openapi: '3.0.0', info: { title: 'A', version: '1' }, paths: {} };
  const { apis } = await load({ 'a.json': `\uFEFF${JSON.stringify(document)}` });
  expect(apis[0]?.title).toBe('A');
});

it('reads JSON in which a name occurs twice as browsers do, unless it is strict', async () => {
  const text = '{"openapi":"3.0.0","info":{"title":"A","title":"B","version":"1"},"paths":{}}';
  const { apis, warnings } = await load({ 'a.json': text });
  expect(apis[0]?.title).toBe('B');
  expect(warnings).toEqual([]);
  await expect(load({ 'a.json!': text })).rejects.toThrow(/a\.json:1:\d+ .*unique/);
});

it('suggests the name that was probably meant, if there is one', async () => {
  const withName = (name: string) => `paths:\n  /a:\n    get: { ${name}: A, ${ok} }\n`;
  const { warnings } = await loadOne(withName('sumary'));
  expect(warnings[0]).toContain('Did you mean summary?');
  const { warnings: others } = await loadOne(withName('colour-of-the-sky'));
  expect(others[0]).toContain('colour-of-the-sky');
  expect(others[0]).not.toContain('Did you mean');
});

it('reports one mistake of a line, however much it upsets', async () => {
  const text = `${head}paths: { /a: [ } ] }\n`;
  const error = await load({ 'a.yaml': text }).catch((reason: unknown) => reason);
  if (!(error instanceof ApiProblems)) throw error;
  expect(new Set(error.problems.map(({ line }) => line)).size).toBe(error.problems.length);
});

it('tells a file that is missing from one that cannot be read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lenient-'));
  try {
    const file = join(folder, 'gone.yaml');
    await expect(loadApis([{ id: 'a', file }])).rejects.toThrow(`There is no file ${file}`);
    await expect(loadApis([{ id: 'a', file: folder }])).rejects.toThrow('EISDIR');
  } finally {
    await rm(folder, { recursive: true });
  }
});

describe('path parameters', () => {
  const names = ({ parameters }: Operation) =>
    parameters.map(({ in: at, name }) => `${at} ${name}`);

  it('that are not described are required texts', async () => {
    const { operations } = await loadOne(`paths:\n  /a/{b}.{c}:\n    get: { ${ok} }\n`);
    const [operation] = operations;
    if (!operation) throw new Error('There is no operation.');
    expect(names(operation)).toEqual(['path b', 'path c']);
    expect(checkValues(operation, { b: 'x' })).toMatchObject([{ where: { parameter: 'c' } }]);
    expect(checkValues(operation, { b: 'x', c: 'y' })).toEqual([]);
  });

  it('that are not in the path are left out', async () => {
    const parameters = '[{ name: b, in: path, required: true, schema: { type: string } }]';
    const { operations } = await loadOne(
      `paths:\n  /a:\n    get: { parameters: ${parameters}, ${ok} }\n`,
    );
    expect(operations.map(names)).toEqual([[]]);
  });
});

describe('ids that are replaced', () => {
  it('still work in links, in this and in other descriptions', async () => {
    const links = "links: { one: { operationId: 'get one' }, two: { operationId: 'get two' } }";
    const text = (name: string) =>
      `${head}paths:\n  /${name}:\n    get: { operationId: get ${name}, responses: { '200': { description: Yes., ${links} } } }\n`;
    const { operations, warnings } = await load({
      'one.yaml': text('one'),
      'two.yaml': text('two'),
    });
    expect(operations.map(({ id }) => id)).toEqual(['get-one', 'get-two']);
    for (const { links: found } of operations) {
      expect(found.map(({ operationId }) => operationId)).toEqual(['get-one', 'get-two']);
    }
    expect(warnings).toEqual([]);
  });

  it('refer to the first of several operations', async () => {
    const { operations } = await loadOne(
      `paths:\n  /a:\n    get: { operationId: x, ${ok} }\n  /b:\n    get: { operationId: x, responses: { '200': { description: Yes., links: { it: { operationId: x } } } } }\n`,
    );
    expect(operations.map(({ id }) => id)).toEqual(['x', 'get-b']);
    expect(operations[1]?.links[0]?.operationId).toBe('x');
  });
});

it('reads referenced path items, with separate ids for each path', async () => {
  const { operations } = await loadOne(
    `paths:\n  /a: { get: { operationId: x, ${ok} } }\n  /b: { $ref: '#/paths/~1a' }\n  /c: { $ref: '#/components/pathItems/C', summary: Own }\n  /d: { $ref: '#/nowhere' }\ncomponents:\n  pathItems:\n    C: { post: { ${ok} } }\n`,
  );
  expect(operations.map(({ id, path }) => `${id} ${path}`)).toEqual([
    'x /a',
    'get-b /b',
    'post-c /c',
  ]);
});

it('reads operations that share an object through YAML aliases', async () => {
  const { operations } = await loadOne(
    `paths:\n  /a: { get: &get { ${ok} }, post: *get }\n  /b: { get: *get }\n`,
  );
  expect(operations.map(({ id }) => id)).toEqual(['get-a', 'post-a', 'get-b']);
});
