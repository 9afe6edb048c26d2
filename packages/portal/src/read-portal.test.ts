import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { museum } from './museum.fixture.ts';
import { readPortal, toPortal } from './read-portal.ts';

let folder = '';

const description = (url: string) =>
  JSON.stringify({ openapi: '3.1.0', servers: [{ url }], paths: { '/objects/{id}': {} } });

function put(name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

beforeEach(() => {
  const portals = mkdtempSync(join(tmpdir(), 'portals-'));
  onTestFinished(() => rmSync(portals, { recursive: true }));
  folder = join(portals, 'harbour');
  for (const name of ['brand/logo.svg', 'brand/tokens.css']) put(name, '');
  for (const name of ['home/_request.mdx', 'home/_answer.mdx']) put(name, '');
  put('apis/objects.yaml', description('https://api.museum.example/v1'));
});

const [objects] = museum.apis;
const read = (change: object, address?: string) =>
  toPortal({ ...museum, apis: [{ ...objects, live: undefined, ...change }] }, folder, address);

describe('the address of a portal', () => {
  it.each([
    ['https://museum.example', 'https://museum.example', '/', 'https://museum.example'],
    ['https://museum.example/', 'https://museum.example', '/', 'https://museum.example'],
    [
      'https://museum.example/developers',
      ...['https://museum.example', '/developers/', 'https://museum.example/developers'],
    ],
    [
      'http://localhost:3000/a/b//',
      ...['http://localhost:3000', '/a/b/', 'http://localhost:3000/a/b'],
    ],
  ])('%s has the origin %s and the path %s', (url, origin, basePath, siteUrl) => {
    expect(toPortal({ ...museum, url }, folder)).toMatchObject({ origin, basePath, siteUrl });
    expect(toPortal(museum, folder, url)).toMatchObject({ origin, basePath, siteUrl });
  });

  it('is checked if it comes from outside', () => {
    expect(() => toPortal(museum, folder, 'museum')).toThrow(/url must be the address.*"museum"/);
  });
});

describe('the address of an API', () => {
  it('is the server of its description by default', () => {
    expect(read({}).apis[0]).toMatchObject({
      liveHost: 'https://api.museum.example',
      basePath: '/v1',
      guideHost: 'https://api.museum.example',
      segments: ['v1'],
    });
  });

  it('is the first server that names a host', () => {
    const text = description('/v0').replace(
      '{"url":"/v0"}',
      '$&,{"url":"https://{host}/v1"},{"url":"https://b.museum.example/v2"}',
    );
    put('apis/objects.yaml', text);
    expect(read({}).apis[0]).toMatchObject({
      liveHost: 'https://b.museum.example',
      basePath: '/v2',
    });
  });

  it('is the base URL in the portal, whatever its path', () => {
    expect(read({ live: 'https://gate.museum.example/open/data/' }).apis[0]).toMatchObject({
      liveHost: 'https://gate.museum.example',
      basePath: '/open/data',
      segments: ['open'],
    });
    expect(read({ live: 'https://GATE.museum.example:443/open/v1' }).apis[0]).toMatchObject({
      liveHost: 'https://gate.museum.example',
      basePath: '/open/v1',
    });
  });

  it('is below the portal if only a path is given', () => {
    const { apis } = read({ live: '/collection/v1' }, 'http://localhost:3000/dev/');
    expect(apis[0]).toMatchObject({
      liveHost: 'http://localhost:3000/dev',
      basePath: '/collection/v1',
      isHere: true,
    });
  });

  it('is the sandbox for guides unless the portal sends them to the live host', () => {
    const both = { sandbox: 'catalogue', live: 'https://api.museum.example/v1' };
    expect(read(both).apis[0]?.guideHost).toBe('https://museum.example/developers/sandbox');
    expect(read({ ...both, guideRequests: 'live' }).apis[0]?.guideHost).toBe(
      'https://api.museum.example',
    );
    expect(read({ sandbox: 'catalogue' }).apis[0]).not.toHaveProperty('liveHost');
  });

  it('must have the same paths in both, so that a request works with either', () => {
    expect(() => read({ sandbox: 'catalogue', live: 'https://api.museum.example/v2' })).toThrow(
      "apis[0].live must end with /v1, the path of the description's server",
    );
  });
});

it('must be given by the portal or the description', () => {
  put('apis/objects.yaml', description('/v1'));
  expect(() => read({})).toThrow(/apis\[0\]\.live is needed.*names no host/);
  expect(read({ sandbox: 'catalogue' }).apis[0]?.guideHost).toContain('/sandbox');
});

it.each([
  [
    '{"swagger":"2.0","host":"api.museum.example","paths":{}}',
    /description .*Swagger 2\.0.*Convert/,
  ],
  ['asyncapi: 3.0.0\n', /description .*not an OpenAPI description/],
])('explains that a description in another format cannot be used: %s', (text, message) => {
  put('apis/objects.yaml', text);
  expect(() => read({})).toThrow(message);
});

it('names every file that is missing, all at once', () => {
  rmSync(join(folder, 'brand'), { recursive: true });
  rmSync(join(folder, 'apis'), { recursive: true });
  expect(() => read({})).toThrow(
    /brand\.logo needs .*\n.*brand\.tokens needs .*\n.*apis\[0\]\.description needs the file apis\/objects\.yaml/,
  );
});

it('refuses files in folders that browsers never ask for again, all at once', () => {
  put('static/assets/logo.svg', '');
  put('static/search-data/words.json', '');
  rmSync(join(folder, 'brand/logo.svg'));
  expect(() => read({})).toThrow(
    /brand\.logo needs .*\n {2}static\/assets must .*"static\/files".*\n {2}static\/search-data must /,
  );
});

it.each(['static/assets.json', 'static/files/assets/logo.svg', 'static/Objects/1.json'])(
  'accepts %s',
  (name) => {
    put(name, '');
    expect(read({}).id).toBe('harbour');
  },
);

it('lists the portals if there is none with that name', async () => {
  put('portal.ts', 'export default {};');
  await expect(readPortal(join(dirname(folder), 'harbor'))).rejects.toThrow(
    /harbor\/portal\.ts is missing; the portals are harbour$/,
  );
});

describe('a portal.ts that cannot run', () => {
  /** As a command reads it: the loader of tests words errors differently. */
  const message = async () => {
    const module = JSON.stringify(join(import.meta.dirname, 'read-portal.ts'));
    const program = `import { readPortal } from ${module};
      readPortal(${JSON.stringify(folder)}).catch(({ message }) => console.log(message));`;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '--eval', program],
      { cwd: import.meta.dirname },
    );
    return stdout.trim();
  };

  it('is reported in one line, with the place', async () => {
    put('portal.ts', "export default {\n  apis: [{ id: 'a' label: 'b' }],\n};\n");
    expect(await message()).toBe(
      `${basename(dirname(folder))}/harbour/portal.ts:2:20: Expected "}" but found "label"`,
    );
  });

  it('is reported with the file that it imports', async () => {
    put('portal.ts', "export { default } from './portal/apis.ts';\n");
    put('portal/apis.ts', 'export default {\n  name: missing,\n};\n');
    expect(await message()).toMatch(/\/harbour\/portal\/apis\.ts:2:9: missing is not defined$/);
  });
});
