import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readPortal } from '../../packages/portal/src/node.ts';
import { root as realRoot } from '../bootstrap/paths.mjs';
import { editAddress, issueAddress } from './edit-address.ts';
import { newPortal } from './new-portal.ts';

/** A repository with the starter, and what its portal.ts imports. */
function repository(): string {
  const root = mkdtempSync(join(tmpdir(), 'new-portal-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  cpSync(join(realRoot, 'portals/starter'), join(root, 'portals/starter'), { recursive: true });
  cpSync(join(realRoot, 'tsconfig.base.json'), join(root, 'tsconfig.base.json'));
  symlinkSync(join(realRoot, 'node_modules'), join(root, 'node_modules'), 'dir');
  writeFileSync(join(root, 'package.json'), '{\n  "name": "a",\n  "portal": "first"\n}\n');
  return root;
}

const origin = () => 'git@github.com:museum/portal.git';
const make = (root: string, ...args: string[]) => newPortal(args, { root, origin, cwd: root });

describe('a new portal', () => {
  it.each([
    ['harbour-museum', 'Harbour Museum'],
    ['harbour', 'Harbour'],
    ['docs', 'Docs'],
    ['api', 'Api'],
    ['test', 'Test'],
    ['portal', 'Portal'],
    ['static', 'Static'],
    ['museum-4', 'Museum 4'],
  ])('%s is complete, and named %s', async (id, name) => {
    const root = repository();
    const next = await make(root, id);
    expect(next.match(/npm (run \w+|start)/g)).toEqual([
      'npm run dev',
      'npm run build',
      'npm start',
    ]);
    expect(next).toContain(`PORTAL=${id} npm start`);
    const portal = await readPortal(join(root, 'portals', id));
    expect(portal).toMatchObject({
      id,
      name,
      shortName: name,
      siteUrl: `https://${id}.example`,
      editUrl: `https://github.com/museum/portal/edit/main/portals/${id}/docs/`,
      feedbackUrl: 'https://github.com/museum/portal/issues/new',
    });
    const text = readFileSync(join(root, 'portals', id, 'portal.ts'), 'utf8');
    expect(text).not.toMatch(/Your Museum|starter|museum-example|@museum\.example/);
    expect(JSON.stringify(portal)).not.toMatch(/[/@.]museum\.example/);
    expect(readFileSync(join(root, 'portals', id, 'README.md'), 'utf8')).not.toContain('starter');
  });

  it.each(['The King\'s "Museum"', 'A \\ B', '$& $1 `{x}` 博物館', 'Museum {of} <b>Things</b>'])(
    'may be named %s',
    async (name) => {
      const root = repository();
      await make(root, 'a', '--name', name, '--url', 'https://x.example:8080/developers/');
      const portal = await readPortal(join(root, 'portals/a'));
      expect(portal).toMatchObject({ name, siteUrl: 'https://x.example:8080/developers' });
      expect(portal.summary).toContain(name);
    },
  );

  it('becomes the default portal if asked', async () => {
    const root = repository();
    const next = await make(root, 'harbour', '--default');
    expect(next).not.toContain('PORTAL=');
    expect(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))).toEqual({
      name: 'a',
      portal: 'harbour',
    });
  });

  it('has no link to edit pages or to answer if the host is unknown', async () => {
    const root = repository();
    await newPortal(['harbour'], { root, origin: () => '' });
    const text = readFileSync(join(root, 'portals/harbour/portal.ts'), 'utf8');
    expect(text).not.toMatch(/editUrl|edit a guide|feedbackUrl|helpful|github/);
    await readPortal(join(root, 'portals/harbour'));
  });
});

describe('a description', () => {
  const description = (title: string, openapi = '3.0.3') =>
    JSON.stringify({
      openapi,
      info: { title, version: '1' },
      servers: [{ url: '//api.museum.example/v1/' }],
      paths: { '/things': { get: { responses: { 200: { description: 'Yes.' } } } } },
    });

  it.each([
    ['Open Data.v2.JSON', 'Museum API', 'museum', 'Museum'],
    ['Bücher.yaml', 'API', 'bucher', 'API'],
    ['openapi.yaml', '検索', 'openapi', '検索'],
    [
      'openapi.yaml',
      'It\'s {all} <here>: "Things"',
      'it-s-all-here-things',
      'It\'s {all} <here>: "Things"',
    ],
  ])('in %s is its only API', async (file, title, id, label) => {
    const root = repository();
    writeFileSync(join(root, file), description(title));
    await make(root, 'a', '--description', file);
    const portal = await readPortal(join(root, 'portals/a'));
    expect(portal.apis).toMatchObject([
      { id, label, liveHost: 'https://api.museum.example', basePath: '/v1' },
    ]);
    expect(JSON.stringify(portal)).not.toContain('/docs/objects');
    const guides = ['docs/objects.mdx', 'docs/notes.mdx', 'docs/examples'];
    const others = ['static', 'sandbox.ts', 'test/objects.test.ts', 'test/notes.test.ts'];
    for (const gone of [...guides, ...others]) {
      expect(existsSync(join(root, 'portals/a', gone)), gone).toBe(false);
    }
    expect(portal.sandboxPage).toBeUndefined();
    expect([portal.documentation, portal.sidebar[0]]).toEqual(['/docs', 'index']);
    const overview = readFileSync(join(root, 'portals/a/docs/index.mdx'), 'utf8');
    expect(overview).toMatch(/^---\ntitle: .+\ndescription: .+\n---\n/);
    expect(overview).toContain('<ApiCards');
    const left = ['portal.ts', 'README.md'].map((one) =>
      readFileSync(join(root, 'portals/a', one), 'utf8'),
    );
    expect(left.join()).not.toMatch(/notes|sandbox|objects api/i);
    expect(existsSync(join(root, 'portals/a/test/portal.test.ts'))).toBe(true);
  });

  it.each([
    ['Open API.yaml', 'open-api.yaml', ''],
    ['Open API.yaml', 'Open API.yaml', "back: { $ref: '../Open API.yaml#/info' }\n"],
  ])('%s is copied to apis/%s with the files it refers to', async (file, name, back) => {
    const root = repository();
    const put = (path: string, text: string) => {
      mkdirSync(join(root, 'given', dirname(path)), { recursive: true });
      writeFileSync(join(root, 'given', path), text);
    };
    put(
      file,
      "openapi: 3.0\ninfo: {}\nservers: [{ url: https://api.museum.example/v1 }]\npaths: { /a: { $ref: paths/a.yaml }, /b: { $ref: '#/paths/~1a' } }\n",
    );
    put(
      'paths/a.yaml',
      `get: { responses: { 200: { $ref: "../shared/yes.json#/Yes" } } }\n${back}`,
    );
    put('shared/yes.json', '{ "Yes": { "description": "See https://a.example" } }');
    put('unused.yaml', 'a: 1\n');
    await make(root, 'a', '--description', `given/${file}`);
    const apis = join(root, 'portals/a/apis');
    expect(readdirSync(apis, { recursive: true }).sort()).toEqual(
      [name, 'paths', join('paths', 'a.yaml'), 'shared', join('shared', 'yes.json')].sort(),
    );
    const [api] = (await readPortal(join(root, 'portals/a'))).apis;
    expect(api).toMatchObject({ id: 'open-api', label: 'API', file: join(apis, name) });
  });

  it.each([
    ['itself by its name', 'x-part: { $ref: "./Open API.yaml#/info" }', ['Open API.yaml']],
    [
      'a file that has its name in lower case',
      'x-part: { $ref: ./open-api.yaml }',
      ['Open API.yaml', 'open-api.yaml'],
    ],
  ])('that refers to %s keeps its own', async (_, text, files) => {
    const root = repository();
    const whole = `openapi: 3.1.0\ninfo: {}\n${text}\n`;
    writeFileSync(join(root, 'Open API.yaml'), whole);
    writeFileSync(join(root, 'open-api.yaml'), 'A: 1\n');
    await make(root, 'a', '--description', 'Open API.yaml');
    const apis = join(root, 'portals/a/apis');
    expect(readdirSync(apis).sort()).toEqual(files);
    expect(readFileSync(join(apis, 'Open API.yaml'), 'utf8')).toBe(whole);
    const portal = readFileSync(join(root, 'portals/a/portal.ts'), 'utf8');
    expect(portal).toContain("description: 'apis/Open API.yaml'");
  });

  it.each([
    ['a comment', '# schema: { $ref: ./old.yaml }', []],
    ['prose', 'x-note: "Write $ref: ./other.yaml there."', []],
    ['a block of prose', 'x-note: |\n  Write\n  $ref: ./other.yaml', []],
    ['the name of a field', 'x-fields: { $ref: { type: string } }', []],
    ['a field without a value', 'x-fields: { $ref: }', []],
    ['a value without quotes', 'x-part:\n  $ref: ./other part.yaml#/A', ['other part.yaml']],
    ['a value on its own line', 'x-part:\n  $ref:\n    "./other part.yaml"', ['other part.yaml']],
  ])('with $ref in %s is copied with what it refers to', async (_, text, files) => {
    const root = repository();
    writeFileSync(join(root, 'objects.yaml'), `openapi: 3.1.0\ninfo: {}\n${text}\n`);
    writeFileSync(join(root, 'other part.yaml'), 'A: 1\n');
    await make(root, 'a', '--description', 'objects.yaml');
    expect(readdirSync(join(root, 'portals/a/apis'))).toEqual(['objects.yaml', ...files]);
  });

  it.each([
    [
      'other.json',
      '{"swagger":"2.0"}',
      /not an OpenAPI 3\.0 or 3\.1 description\. It is Swagger 2\.0/,
    ],
    ['list.yaml', '- 1\n', /list\.yaml is not an OpenAPI 3\.0 or 3\.1 description\. One begins/],
    ['slip.yaml', 'openapi: 3.1.0\ninfo: { title: [ }\n', /slip\.yaml:2:\d+ cannot be read: /],
    ['half.json', '{ "openapi": "3.1.0",\n  "info": {', /half\.json:2:\d+ cannot be read: /],
    [
      'gone.yaml',
      "openapi: 3.1.0\npaths: { /a: { $ref: './a b.yaml#/A' } }\n",
      /gone\.yaml refers to \.\/a b\.yaml, but there is no such file/,
    ],
    [
      'folder.yaml',
      'openapi: 3.1.0\npaths: { /a: { $ref: ./portals } }\n',
      /folder\.yaml refers to \.\/portals, but there is no such file/,
    ],
    [
      'up.yaml',
      'openapi: 3.1.0\npaths: { /a: { $ref: ../a.yaml } }\n',
      /refers to \.\.\/a\.yaml, which is outside .* bundle .*up\.yaml -o up\.yaml/,
    ],
    ['---.json', description('---'), /needs a title or a name/],
  ])('that cannot be used leaves nothing behind: %s', async (file, text, message) => {
    const root = repository();
    writeFileSync(join(root, file), text);
    await expect(make(root, 'a', `--description=${file}`)).rejects.toThrow(message);
    expect(existsSync(join(root, 'portals/a'))).toBe(false);
  });
});

describe('what is wrong', () => {
  it.each<[string[], RegExp]>([
    [[], /The name is missing: npm run new-portal/],
    [['Harbour Museum'], /lower-case .* such as harbour-museum; found "Harbour Museum"/],
    [['Harbour', 'Museum'], /such as harbour-museum; found "Harbour Museum"\. .* as --name/],
    [['Café', 'Museum'], /such as cafe-museum;/],
    [['St.', "Mary's"], /such as st-mary-s;/],
    [['Übersee-Museum'], /such as ubersee-museum;/],
    [['Muse\u0301e'], /such as musee;/],
    [['博物', '館'], /single hyphens; found "博物 館"/],
    [['../up'], /such as up;/],
    [['a/b'], /such as a-b;/],
    [['博物館'], /single hyphens; found/],
    [['harbour-next'], /must not end with -next/],
    [['starter'], /The folder portals\/starter already exists/],
    ...[
      ...['museum', 'ftp://museum.example/', 'https://museum.example/?a=b'],
      ...['https://museum.example/#a', 'https://me:secret@museum.example/', ' https://a.example/'],
      ...['https://museum.example/bücher/', 'https://museum.example/docs/'],
    ].map((url): [string[], RegExp] => [
      ['a', '--url', url],
      /--url must be the address of this site .* such as "https:.*; found "/,
    ]),
    [['a', '--name', ' '], /--name must not be empty/],
    [['a', '--colour', 'red'], /--colour[\s\S]*npm run new-portal/],
    [['a', '--description', 'none.yaml'], /There is no file .*none\.yaml/],
    [['a', '--description', 'portals'], /There is no file .*portals/],
    [['a', '--description', 'https://x.example/a.yaml'], /curl -O https:\/\/x\.example\/a\.yaml/],
  ])('%j is refused with what would be right', async (args, message) => {
    await expect(make(repository(), ...args)).rejects.toThrow(message);
  });

  it('includes an incomplete starter, whose copy is removed again', async () => {
    const root = repository();
    rmSync(join(root, 'portals/starter/README.md'));
    await expect(make(root, 'a')).rejects.toThrow(/ENOENT.*README\.md/);
    expect(existsSync(join(root, 'portals/a'))).toBe(false);
  });

  it('includes a missing starter', async () => {
    const root = mkdtempSync(join(tmpdir(), 'new-portal-'));
    onTestFinished(() => rmSync(root, { recursive: true, force: true }));
    mkdirSync(join(root, 'portals'));
    await expect(make(root, 'a')).rejects.toThrow('There is no portals/starter/portal.ts');
  });
});

describe('the addresses to edit guides and open issues', () => {
  it.each([
    ['git@github.com:museum/portal.git', 'https://github.com/museum/portal/edit/main/docs/'],
    ['https://github.com/museum/portal', 'https://github.com/museum/portal/edit/main/docs/'],
    [
      'https://user:secret@github.com/museum/portal.git/',
      'https://github.com/museum/portal/edit/main/docs/',
    ],
    [
      'ssh://git@gitlab.museum.example:2222/web/dev/portal.git',
      'https://gitlab.museum.example/web/dev/portal/-/edit/main/docs/',
    ],
    ['git@gitlab.com:web/dev/portal.git', 'https://gitlab.com/web/dev/portal/-/edit/main/docs/'],
    ['https://git.museum.example/portal.git', undefined],
    ['/srv/git/github.com/portal.git', undefined],
    ['', undefined],
  ])('for %s are %s', (remote, address) => {
    expect(editAddress(remote, 'docs/')).toBe(address);
    expect(issueAddress(remote)).toBe(address?.replace('edit/main/docs/', 'issues/new'));
  });
});
