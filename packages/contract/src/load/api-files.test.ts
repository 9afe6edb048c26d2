import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { buildRequest } from '../index.ts';
import { ApiProblems } from './api-problem.ts';
import { loadApis } from './load-apis.ts';
import { serverAddress, serverAddresses } from './to-model/servers.ts';

const folders: string[] = [];

async function folderWith(files: Record<string, object | string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'apis-'));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    await writeFile(join(folder, name), text);
  }
  return folder;
}

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

type Links = Record<string, object>;

function description(operationId: string, links: Links = {}, rest: object = {}) {
  const responses = { '200': { description: 'Yes.', links } };
  return {
    openapi: '3.1.1',
    info: { title: operationId, version: '1.0.0' },
    servers: [{ url: '/things/v1' }],
    paths: { [`/${operationId}`]: { get: { operationId, responses } } },
    ...rest,
  };
}

async function problemsOf(loading: Promise<unknown>): Promise<ApiProblems> {
  const error = await loading.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiProblems)) throw new Error(`Rejected without problems: ${error}`);
  return error;
}

describe('a list of files', () => {
  it('keeps its order and the given ids, across folders', async () => {
    const folder = await folderWith({
      'one/openapi.json': description('getOne'),
      'two/openapi.json': description('getTwo', {}, { openapi: '3.0.3' }),
      'three.yaml': JSON.stringify(description('getThree')),
    });
    const apis = await loadApis([
      { id: 'zebra', file: join(folder, 'two/openapi.json') },
      { id: 'records', file: join(folder, 'three.yaml') },
      { id: 'aardvark', file: join(folder, 'one/openapi.json') },
    ]);
    expect(apis.map(({ id, title }) => [id, title])).toEqual([
      ['zebra', 'getTwo'],
      ['records', 'getThree'],
      ['aardvark', 'getOne'],
    ]);
  });

  it('may be empty', async () => {
    expect(await loadApis([])).toEqual([]);
  });

  it('reports missing files, repeated ids, bad base paths and faults inside files at once', async () => {
    const folder = await folderWith({
      'one.yaml': description('getOne'),
      'two.yaml': description('getTwo', {}, { 'x-list-syntax': 'tabs' }),
    });
    const { message, problems } = await problemsOf(
      loadApis([
        { id: 'one', file: join(folder, 'one.yaml'), basePath: 'open/v1' },
        { id: 'one', file: join(folder, 'two.yaml'), strict: true },
        { id: 'gone', file: join(folder, 'gone.yaml') },
        { id: 'far', file: join(folder, 'far', 'away.json') },
      ]),
    );
    expect(problems).toHaveLength(5);
    expect(message).toContain(`There is no file ${join(folder, 'gone.yaml')}`);
    expect(message).toContain(`There is no file ${join(folder, 'far', 'away.json')}`);
    expect(message).toContain('The id one is also used by one.yaml');
    expect(message).toContain('two.yaml:1:');
    expect(message).toContain('The base path open/v1');
  });

  it.each(['/open/v1/', 'open', '/', '/open v1', '/open?v=1', '//open'])(
    'refuses the base path %s',
    async (basePath) => {
      const folder = await folderWith({ 'one.yaml': description('getOne') });
      const { problems } = await problemsOf(
        loadApis([{ id: 'one', file: join(folder, 'one.yaml'), basePath }]),
      );
      expect(problems).toMatchObject([{ message: expect.stringContaining('must begin with a') }]);
    },
  );

  it('distinguishes files of the same name in its problems', async () => {
    const folder = await folderWith({
      'one/openapi.json': description('getOne'),
      'two/openapi.json': description('getOne'),
    });
    const { message } = await problemsOf(
      loadApis([
        { id: 'one', file: join(folder, 'one/openapi.json'), strict: true },
        { id: 'two', file: join(folder, 'two/openapi.json'), strict: true },
      ]),
    );
    expect(message).toContain('two/openapi.json:1:');
    expect(message).toContain('operationId getOne is also in one/openapi.json.');
  });
});

describe('a link to an operation that is not loaded', () => {
  async function load(files: Record<string, object>, ids: string[]) {
    const folder = await folderWith(files);
    const warnings: string[] = [];
    const apis = await loadApis(
      ids.map((id) => ({ id, file: join(folder, `${id}.yaml`) })),
      { warn: (message) => warnings.push(message) },
    );
    const links = apis.map(({ operations }) =>
      operations.flatMap((operation) =>
        operation.links.map(({ name, operationId }) => `${name} ${operationId}`),
      ),
    );
    return { links, warnings };
  }

  const files = {
    'one.yaml': description('getOne', {
      self: { operationId: 'getOne' },
      here: { operationRef: '#/paths/~1getOne/get' },
      other: { operationId: 'getTwo' },
      byFile: { operationRef: './two.yaml#/paths/~1getTwo/get' },
      byPath: { operationRef: '/two.yaml#/paths/~1getTwo/get' },
    }),
    'two.yaml': description('getTwo', { back: { operationId: 'getOne' } }),
    'three.yaml': description('getThree', { wrong: { operationId: 'getTow' } }),
  };

  it('is kept while the other API is loaded, named by id or by file', async () => {
    const { links, warnings } = await load(files, ['one', 'two']);
    expect(links).toEqual([
      ['self getOne', 'here getOne', 'other getTwo', 'byFile getTwo'],
      ['back getOne'],
    ]);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('links/byPath');
    expect(warnings[0]).toContain('1 link ');
  });

  it('is left out, with one warning that lists file, pointer and operation of each', async () => {
    const { links, warnings } = await load(files, ['one', 'three']);
    expect(links).toEqual([['self getOne', 'here getOne'], []]);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('4 links ');
    expect(warnings[0]).toMatch(
      /one\.yaml:1:\d+ #\/paths\/~1getOne\/get\/responses\/200\/links\/other\/operationId .*getTwo/,
    );
    expect(warnings[0]).toMatch(/links\/byFile\/operationRef .*two\.yaml#/);
    expect(warnings[0]).toMatch(/three\.yaml:1:\d+ .*getTow/);
  });

  it('with wrong parameters is still a problem', async () => {
    const wrong = description('getOne', {
      here: { operationRef: '#/paths/~1getOne/get', parameters: { id: 'a' } },
    });
    const folder = await folderWith({ 'one.yaml': wrong });
    const { message } = await problemsOf(loadApis(folder));
    expect(message).toContain('getOne has no parameter id.');
  });
});

describe('the address of an API', () => {
  const own = (url: string) => ({ servers: [{ url }] });
  const operation = (operationId: string, rest: object = {}) => ({
    operationId,
    responses: { '200': { description: 'Yes.' } },
    ...rest,
  });
  const many = {
    openapi: '3.1.1',
    info: { title: 'Many', version: '1.0.0' },
    servers: [
      {
        url: 'https://{place}.museum.example/api/{version}/',
        variables: { place: { default: 'data' }, version: { default: 'v3', enum: ['v3'] } },
      },
      { url: '//open.museum.example/v3' },
      { url: 'http://old.museum.example/' },
      { url: '/relative' },
      { url: 'ftp://files.museum.example' },
      { url: '{nonsense}' },
    ],
    paths: {
      '/plain': { get: operation('plain') },
      '/relative': { get: operation('relative', own('/elsewhere')) },
      '/same': { get: operation('same', own('https://data.museum.example/deep')) },
      '/other': { get: operation('other', own('https://files.museum.example/store')) },
      '/item': { ...own('https://files.museum.example/shelf'), get: operation('item') },
    },
  };

  it('lists its servers and fills in their variables', async () => {
    const [api] = await loadApis(await folderWith({ 'many.json': many }));
    const [first, second] = api?.servers ?? [];
    expect(api?.servers).toHaveLength(many.servers.length);
    expect(first && serverAddress(first)).toBe('https://data.museum.example/api/v3');
    expect(first && serverAddress(first, { place: 'open' })).toBe(
      'https://open.museum.example/api/v3',
    );
    expect(second && serverAddress(second)).toBe('https://open.museum.example/v3');
    expect(api?.basePath).toBe('/api/v3');
  });

  it('lists the absolute addresses among servers', () => {
    expect(serverAddresses(many.servers)).toEqual([
      'https://data.museum.example/api/v3',
      'https://open.museum.example/v3',
      'http://old.museum.example',
    ]);
  });

  it.each([
    ['/open/v1', 'https://api.museum.example/open/v1/plain'],
    ['', 'https://api.museum.example/plain'],
  ])('applies the base path %s to everything on the same host', async (basePath, url) => {
    const folder = await folderWith({ 'many.json': many });
    const [api] = await loadApis([{ id: 'many', file: join(folder, 'many.json'), basePath }]);
    const paths = api?.operations.map((one) => [one.id, one.basePath]);
    expect(api?.basePath).toBe(basePath);
    expect(Object.fromEntries(paths ?? [])).toEqual({
      plain: basePath,
      relative: basePath,
      same: basePath,
      other: '/store',
      item: '/shelf',
    });
    const plain = api?.operations[0];
    expect(plain && buildRequest(plain, {}, 'https://api.museum.example').href).toBe(url);
  });
});
