import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiProblems } from './api-problem.ts';
import { loadApis } from './load-apis.ts';

const folders: string[] = [];

async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'apis-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return folder;
}

async function problemsOf(files: Record<string, string>) {
  const error = await loadApis(await folderWith(files)).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiProblems)) throw new Error('Rejected without problems.');
  return error;
}

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

const good = `openapi: 3.1.1
info: { title: Good, version: 1.0.0, x-changed: '2026-11-15' }
servers: [{ url: /good/v1 }]
x-list-syntax: csv
paths:
  /things/{id}:
    parameters:
      - { name: id, in: path, required: true, schema: { $ref: '#/components/schemas/Id' } }
    get:
      operationId: getThing
      parameters:
        - $ref: ./shared/parameters.yaml#/include
      responses:
        '200':
          description: A thing.
          content: { application/json: { schema: { $ref: '#/components/schemas/Thing' } } }
          links:
            itself: { operationId: getThing, parameters: { id: $response.body#/id } }
components:
  schemas:
    Id: { type: string, pattern: '^[a-z]+$' }
    Thing:
      type: object
      properties: { id: { $ref: '#/components/schemas/Id' }, parts: { type: array, items: { $ref: '#/components/schemas/Thing' } } }
`;

const shared = `include:
  name: include
  in: query
  style: form
  explode: false
  schema: { type: array, items: { type: string, enum: [a], x-enum-descriptions: { a: The first. } } }
`;

const files = { 'good.yaml': good, 'shared/parameters.yaml': shared };

describe('a folder of descriptions', () => {
  it('becomes the model, with other files bundled in', async () => {
    const [api] = await loadApis(await folderWith({ ...files, 'redocly.yaml': 'extends: []\n' }));
    expect(api).toMatchObject({
      id: 'good',
      title: 'Good',
      changed: '2026-11-15',
      basePath: '/good/v1',
      listSyntax: 'csv',
      operations: [
        {
          id: 'getThing',
          path: '/things/{id}',
          basePath: '/good/v1',
          parameters: [
            { name: 'id', in: 'path', required: true, schema: { pattern: '^[a-z]+$' } },
            {
              name: 'include',
              style: 'form',
              explode: false,
              listSyntax: 'csv',
              choices: { closed: true, values: [{ value: 'a', meaning: 'The first.' }] },
            },
          ],
          links: [{ name: 'itself', operationId: 'getThing', status: '200' }],
        },
      ],
      schemas: { Thing: { properties: { parts: { items: { $ref: 'Thing' } } } } },
    });
  });

  it('is plain JSON', async () => {
    const apis = await loadApis(await folderWith(files));
    expect(JSON.parse(JSON.stringify(apis))).toEqual(apis);
  });

  it('is sorted by file name', async () => {
    const other = good
      .replace('getThing', 'getOther')
      .replace('operationId: getThing', 'operationId: getOther');
    const apis = await loadApis(
      await folderWith({
        'z.yaml': other,
        'b.yml': good.replaceAll('Good', 'B'),
        'shared/parameters.yaml': shared,
      }),
    );
    expect(apis.map(({ id }) => id)).toEqual(['b', 'z']);
  });

  it('is every YAML or JSON file in it, except the settings of a linter', async () => {
    const named = (id: string) => good.replaceAll('getThing', id);
    const apis = await loadApis(
      await folderWith({
        'my-redocly.yaml': named('getMine'),
        'redocly.yaml.json': JSON.stringify({
          openapi: '3.1.1',
          info: { title: 'J', version: '1' },
          servers: [{ url: '/j' }],
          paths: {},
        }),
        'redocly.yml': 'extends: []\n',
        'good.yaml.old': 'Not YAML: {',
        'shared/parameters.yaml': shared,
      }),
    );
    expect(apis.map(({ id }) => id)).toEqual(['my-redocly', 'redocly.yaml']);
  });
});

describe('every problem is reported at once', () => {
  it('with file, line, column and pointer', async () => {
    const broken = good
      .replace('operationId: getThing\n', 'summary: No id\n')
      .replace('^[a-z]+', '^[a-z+')
      .replace('x-list-syntax: csv', 'x-list-syntax: tabs')
      .replace("'2026-11-15'", 'yesterday')
      .replace(
        "schema: { $ref: '#/components/schemas/Thing' }",
        "schema: { $ref: '#/components/schemas/Nothing' }",
      );
    const { problems, message } = await problemsOf({ ...files, 'broken.yaml': broken });
    expect(problems.every(({ file }) => file === 'broken.yaml')).toBe(true);
    const found = problems.map(({ line, pointer }) => `${line} ${pointer}`);
    expect(found).toEqual([
      '2 #/info/x-changed',
      '4 #/x-list-syntax',
      '9 #/paths/~1things~1{id}/get/operationId',
      '16 #/paths/~1things~1{id}/get/responses/200/content/application~1json/schema',
      '21 #/components/schemas/Id/pattern',
    ]);
    expect(message).toContain(
      'broken.yaml:4:1 #/x-list-syntax x-list-syntax must be csv or plain.',
    );
    expect(message).toContain(`${problems.length} problems`);
  });

  it('every fault in every file that is not YAML', async () => {
    const syntax = 'openapi: 3.1.1\ninfo: { title: [ }\na: 1\na: 2\n';
    const { problems } = await problemsOf({ ...files, 'a.yaml': syntax, 'b.yaml': 'x: "\n' });
    expect(problems.filter(({ file }) => file === 'a.yaml').length).toBeGreaterThanOrEqual(2);
    expect(problems.filter(({ file }) => file === 'b.yaml').length).toBeGreaterThanOrEqual(1);
    expect(problems.find(({ message }) => message.includes('unique'))).toMatchObject({ line: 4 });
  });

  it('an operation id that two files share', async () => {
    const { problems } = await problemsOf({ ...files, 'second.yaml': good });
    expect(problems).toMatchObject([
      { file: 'second.yaml', line: 10, message: 'operationId getThing is also in good.yaml.' },
    ]);
  });

  it('a link to a parameter that does not exist', async () => {
    const wrong = good.replace('parameters: { id: $response', 'parameters: { key: $response');
    const { problems } = await problemsOf({ ...files, 'good.yaml': wrong });
    expect(problems).toMatchObject([{ line: 18, message: 'getThing has no parameter key.' }]);
  });

  it.each([
    ['{ label: the title }', 'x-matched-in needs a label, and the fields it stands for.'],
    ['{ fields: [title] }', 'x-matched-in needs a label, and the fields it stands for.'],
    [
      '{ label: the place, fields: [place], shown-by: { inclde: [place] } }',
      'No operation has a parameter inclde.',
    ],
  ])('a parameter that is matched in %s', async (match, message) => {
    const wrong = good.replace(
      'name: id, in: path,',
      `name: id, in: path, x-matched-in: [${match}],`,
    );
    const { problems } = await problemsOf({ ...files, 'good.yaml': wrong });
    expect(problems).toMatchObject([{ line: 8, message }]);
  });

  it.each([
    ['{ values: { id: a, color: red } }', 'No operation has a parameter color.'],
    ['{ values: { id: a }, target: /good/v1/things/a }', 'x-request must be none, or contain'],
    ['{ target: things }', 'x-request must be none, or contain'],
    ['{ target: things/ }', 'x-request must be none, or contain'],
    ['{ values: { id: a }, sort: up }', 'x-request must be none, or contain'],
    ['{ values: { id: a }, first: some }', 'x-request must be none, or contain'],
    ['nothing', 'x-request must be none, or contain'],
  ])('an example with the request %s', async (request, message) => {
    const wrong = good.replace(
      "/Thing' } } }",
      `/Thing' }, examples: { a: { x-request: ${request}, value: {} } } } }`,
    );
    const { problems } = await problemsOf({ ...files, 'good.yaml': wrong });
    expect(problems).toMatchObject([{ line: 16, message: expect.stringContaining(message) }]);
  });

  it.each(['none', '{ target: /good/v1/things/a }', '{ values: { id: a }, first: 3 }'])(
    'but not an example with the request %s',
    async (request) => {
      const right = good.replace(
        "/Thing' } } }",
        `/Thing' }, examples: { a: { x-request: ${request}, value: {} } } } }`,
      );
      expect(await loadApis(await folderWith({ ...files, 'good.yaml': right }))).toHaveLength(1);
    },
  );

  it('a request for a parameter that only another API has', async () => {
    const other = good.replaceAll('getThing', 'getOther').replaceAll('id', 'key');
    const wrong = good.replace(
      "/Thing' } } }",
      "/Thing' }, examples: { a: { x-request: { values: { key: a } }, value: {} } } } }",
    );
    const { problems } = await problemsOf({ ...files, 'good.yaml': wrong, 'other.yaml': other });
    expect(problems.map(({ message }) => message)).toContain('No operation has a parameter key.');
  });

  it.each(['2026-11-150', 'on 2026-11-15', '15.11.2026'])('the date %s', async (date) => {
    const wrong = good.replace('2026-11-15', date);
    const { problems } = await problemsOf({ ...files, 'good.yaml': wrong });
    expect(problems).toMatchObject([{ pointer: '#/info/x-changed' }]);
  });

  it.each<[string, (text: string) => string, number, RegExp]>([
    [
      'an id of two operations',
      (text: string) =>
        text.replace(
          '    get:\n',
          '$&      operationId: getThing\n      responses: {}\n    put:\n',
        ),
      13,
      /^operationId getThing must be unique; it is already at good\.yaml:10:7\.$/,
    ],
    [
      'a schema',
      (text: string) => `${text}    Id: { type: string }\n`,
      25,
      /^Id must be unique; it is already at good\.yaml:21:5\.$/,
    ],
    [
      'a key of a parameter',
      (text: string) => text.replace('name: id, in', 'name: id, name: ids, in'),
      8,
      /^name must be unique; it is already at good\.yaml:8:11\.$/,
    ],
  ])('%s that is there twice, with both places', async (_, repeat, line, message) => {
    const { problems } = await problemsOf({ ...files, 'good.yaml': repeat(good) });
    const found = problems.filter((one) => one.message.includes('unique'));
    expect(found).toMatchObject([
      { file: 'good.yaml', line, message: expect.stringMatching(message) },
    ]);
  });

  it.each([
    ['x-sunset: soon', ['x-sunset must be a date written YYYY-MM-DD.']],
    ['x-sunset: 2028-02-30', ['x-sunset must be a date written YYYY-MM-DD.']],
    ['x-deprecated-since: 2027-01-15, x-sunset: 2028-01-15', []],
    [
      'x-deprecated-since: 2028-01-15, x-sunset: 2027-01-15',
      ['x-sunset is before x-deprecated-since: nothing ends before it is deprecated.'],
    ],
  ])('dates of a deprecation: %s', async (dates, messages) => {
    const withDates = (deprecated: string) =>
      good.replace('operationId: getThing\n', `operationId: getThing\n      ${deprecated}\n`);
    const lines = dates.replaceAll(', ', '\n      ');
    const wrong = withDates(`deprecated: true\n      ${lines}`);
    const load = () => problemsOf({ ...files, 'good.yaml': wrong });
    if (messages.length === 0) await expect(load()).rejects.toThrow('Rejected without problems');
    else expect((await load()).problems.map(({ message }) => message)).toEqual(messages);
    const { problems } = await problemsOf({ ...files, 'good.yaml': withDates(lines) });
    expect(problems.map(({ message }) => message)).toContain(
      `${lines.split(':')[0]} needs deprecated: true beside it.`,
    );
  });

  it('meanings that do not match their values', async () => {
    const wrong = good.replace(
      "{ type: string, pattern: '^[a-z]+$' }",
      '{ enum: [a, b], x-enum-descriptions: { a: One., c: Three. } }',
    );
    const { problems } = await problemsOf({ ...files, 'good.yaml': wrong });
    expect(problems).toMatchObject([
      { line: 21, message: 'The meanings do not match the values: b, c.' },
    ]);
  });

  it.each([
    ['a file that is something else', 'notes.json', '{"hello": "world"}'],
    ['an empty file', 'empty.yaml', ''],
    [
      'a file that is missing',
      'missing.yaml',
      good
        .replace('./shared', './nowhere')
        .replace('operationId: getThing\n', 'operationId: getMissing\n')
        .replace('operationId: getThing,', 'operationId: getMissing,'),
    ],
  ])('%s', async (_, name, text) => {
    const { problems } = await problemsOf({ ...files, [name]: text });
    expect(new Set(problems.map(({ file }) => file))).toEqual(new Set([name]));
  });
});

describe('loaded again', () => {
  const whole = good.replace(/parameters:\n +- \$ref: \S+/, 'parameters: []');

  it('is the same data, which nobody can change', async () => {
    const folder = await folderWith({ 'good.yaml': whole });
    const [first] = await loadApis(folder);
    const [second] = await loadApis(folder);
    expect(second).toBe(first);
    expect(Object.isFrozen(first?.operations[0]?.parameters)).toBe(true);
  });

  it('follows an edit', async () => {
    const folder = await folderWith({ 'good.yaml': whole });
    await loadApis(folder);
    await writeFile(join(folder, 'good.yaml'), whole.replace('title: Good', 'title: Better'));
    expect((await loadApis(folder))[0]?.title).toBe('Better');
  });

  it('follows an edit of a file that it refers to', async () => {
    const folder = await folderWith(files);
    await loadApis(folder);
    const other = shared.replace('name: include', 'name: with');
    await writeFile(join(folder, 'shared/parameters.yaml'), other);
    const [api] = await loadApis(folder);
    expect(api?.operations[0]?.parameters.map(({ name }) => name)).toEqual(['id', 'with']);
  });

  it('has its other path, if it is given one', async () => {
    const file = join(await folderWith({ 'good.yaml': whole }), 'good.yaml');
    await loadApis([{ id: 'good', file }]);
    const [moved] = await loadApis([{ id: 'good', file, basePath: '/moved' }]);
    expect(moved?.basePath).toBe('/moved');
  });

  it('is not checked again if it has been, and otherwise the same', async () => {
    const folder = await folderWith(files);
    expect(await loadApis(folder, { isChecked: true })).toEqual(await loadApis(folder));
    const wrong = good.replace('x-list-syntax: csv', 'x-list-syntax: tabs');
    const broken = await folderWith({ ...files, 'good.yaml': wrong });
    await expect(loadApis(broken)).rejects.toThrow('x-list-syntax must be csv or plain');
    await expect(loadApis(broken, { isChecked: true })).resolves.toHaveLength(1);
  });
});

it('rejects for a folder that does not exist', async () => {
  await expect(loadApis(join(tmpdir(), 'no-such-folder-of-apis'))).rejects.toThrow('ENOENT');
});
