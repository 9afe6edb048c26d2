import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { downloadFiles } from './download-files.ts';
import { loadContent } from './load-content.ts';
import { checkOptions, type Options } from './options.ts';
import { readDocument } from './read-document.ts';

const options: Options = { apis: [], routeBase: 'reference', servers: {} };

const prose = [
  'Read [articles](/reference/content#getArticles), [`GET /events`](/reference/content),',
  '[a file](/reference/content.openapi.yaml), [works](/reference/works#getWorks),',
  '[its file](/reference/works.http), [a guide](/docs/content), [all](/reference),',
  '[contents](/reference/contents) and `[code](/reference/content)`.',
].join('\n');

function description(operationId: string, rest: object = {}) {
  const links = { articles: { operationId: 'getArticles', description: prose } };
  return JSON.stringify({
    openapi: '3.0.3',
    info: { title: operationId, version: '1.0.0', description: prose },
    servers: [{ url: 'https://old.museum.example/v1' }],
    paths: {
      [`/${operationId}`]: {
        get: { operationId, responses: { '200': { description: 'Yes.', links } } },
      },
    },
    ...rest,
  });
}

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'absent-apis-'));
  await writeFile(join(folder, 'w.json'), description('getWorks'));
  await writeFile(join(folder, 'c.yaml'), description('getArticles'));
});

afterAll(() => rm(folder, { recursive: true }));

async function load(ids: readonly string[], basePath?: string) {
  const files: Record<string, string> = { works: 'w.json', content: 'c.yaml', contents: 'c.yaml' };
  const warnings: string[] = [];
  const apis = ids.map((id) => ({
    id,
    file: join(folder, files[id] ?? ''),
    ...(basePath !== undefined && { basePath }),
  }));
  const content = await loadContent(apis, options, {
    warn: (message) => warnings.push(message),
  });
  const document = await readDocument(apis, ids[0] ?? '', options);
  return { content, document, warnings };
}

describe('a portal that leaves out an API', () => {
  it('shows links to its pages as plain text, in pages and in downloads', async () => {
    const { content, document } = await load(['works']);
    const plain = [
      'Read articles, `GET /events`,',
      'a file, [works](/reference/works#getWorks),',
      '[its file](/reference/works.http), [a guide](/docs/content), [all](/reference),',
      'contents and `[code](/reference/content)`.',
    ].join('\n');
    expect(content.apis[0]?.description).toBe(plain);
    expect(document).toMatchObject({ info: { description: plain } });
    expect(content.apis[0]?.operations[0]?.links).toEqual([]);
  });

  it('is warned once, with every link to a page or an operation', async () => {
    const { warnings } = await load(['works']);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('links/articles/operationId getArticles');
    expect(warnings[0]).toContain('4 links to pages that this site does not have:');
    for (const address of ['content#getArticles', 'content', 'content.openapi.yaml', 'contents']) {
      expect(warnings[0]).toMatch(
        new RegExp(`^w\\.json:1: /reference/${address} becomes plain text$`, 'm'),
      );
    }
    expect(warnings[0]).not.toContain('/reference/works');
  });

  it('keeps the links to those that exist', async () => {
    const { content, warnings } = await load(['content', 'works']);
    expect(content.apis.map(({ id }) => id)).toEqual(['content', 'works']);
    expect(content.apis[1]?.operations[0]?.links).toHaveLength(1);
    expect(content.apis[0]?.description).toContain('[articles](/reference/content#getArticles)');
    expect(warnings).toHaveLength(1);
    expect(warnings[0]?.match(/^[cw]\..*/gm)).toEqual([
      'c.yaml:1: /reference/contents becomes plain text',
      'w.json:1: /reference/contents becomes plain text',
    ]);
  });
});

it('writes downloads for the base path that a portal names', async () => {
  const { content, document } = await load(['works'], '/open/v1');
  const [api] = content.apis;
  if (!api) throw new Error('There is no API.');
  const servers = { works: [{ baseUrl: 'https://api.museum.example', description: 'Live.' }] };
  const files = downloadFiles(
    api,
    { ...content, document },
    { ...options, servers },
    'https://museum.example',
  );
  expect(JSON.parse(files[1]?.body ?? '').servers).toEqual([
    { url: 'https://api.museum.example/open/v1', description: 'Live.' },
  ]);
  for (const { body } of files) {
    expect(body).toContain('https://api.museum.example');
    expect(body).toContain('/open/v1');
    expect(body).not.toContain('old.museum.example');
  }
});

it.each([
  [{}, 'apis or apisDir'],
  [{ apisDir: '../apis', apis: [] }, 'apis or apisDir'],
  [{ apis: 'catalogue' }, 'apis must be a list'],
])('refuses %o', (given, message) => {
  const rest = { routeBase: 'api', servers: {} };
  expect(() => checkOptions({ ...rest, ...given })).toThrow(message);
});

describe('a description written for another site', () => {
  const foreign = (rest: object) =>
    JSON.stringify(
      {
        openapi: '3.0.3',
        info: { title: 'Bank', version: '1', description: '[a](/docs/a)\n\n[start](/docs/start)' },
        ...rest,
        paths: {},
      },
      null,
      1,
    );
  const hasPage = (path: string) => path === '/docs/start';

  async function place(rest: object, more: object, strict = false) {
    const file = join(folder, 'f.json');
    await writeFile(file, foreign(rest));
    const warnings: string[] = [];
    const given = { ...options, hasPage, ...more };
    const files = [{ id: 'bank', file, strict }];
    const { apis } = await loadContent(files, given, { warn: (one) => warnings.push(one) });
    expect(await readDocument(files, 'bank', given)).toMatchObject({
      info: { description: apis[0]?.description },
    });
    return { text: apis[0]?.description, warnings: warnings.join('\n') };
  }

  it('has plain text for links to pages that nobody has, with a warning', async () => {
    const { text, warnings } = await place({}, {});
    expect(text).toBe('a\n\n[start](/docs/start)');
    expect(warnings).toMatch(/1 link to pages .*\nf\.json:6: \/docs\/a becomes plain text$/);
  });

  it('leads to where its external documentation is', async () => {
    const { text, warnings } = await place({ externalDocs: { url: 'https://bank.example/x' } }, {});
    expect(text).toContain('[a](<https://bank.example/docs/a>)');
    expect(warnings).toMatch(/f\.json:6: \/docs\/a leads to https:\/\/bank\.example\/docs\/a$/);
  });

  it('leads to the homepage that the portal names, without a warning', async () => {
    const intro = { bank: { homepage: 'https://home.example' } };
    const { text, warnings } = await place({ externalDocs: { url: '/x' } }, { intro });
    expect(text).toContain('[a](<https://home.example/docs/a>)');
    expect(warnings).toBe('');
  });

  it('keeps what it is if it is strict, for the build to look for', async () => {
    const { text } = await place({}, {}, true);
    expect(text).toContain('[a](/docs/a)');
  });
});
