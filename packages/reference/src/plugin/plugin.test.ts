import { apisFolder } from '@portal/sample';
import { beforeAll, describe, expect, it } from 'vitest';
import { downloadFiles } from './download-files.ts';
import { apisInBrowser, apisOnServer, generatedModules } from './generated-modules.ts';
import { loadContent, type ReferenceContent } from './load-content.ts';
import { markdownFiles } from './markdown-files.ts';
import { checkOptions, type ExtraWords, type Options } from './options.ts';
import { planPage } from './plan-page.ts';
import { readDocument } from './read-document.ts';

const folder = apisFolder;

const options: Options = {
  apisDir: 'apis',
  routeBase: 'reference',
  intro: { iiif: { title: 'Pictures', description: 'All about pictures.' } },
  servers: { catalogue: [{ baseUrl: 'https://api.example.org', description: 'Live.' }] },
};

const extra: ExtraWords = {
  id: 'workbench',
  heading: 'Workbench',
  name: 'the workbench',
  about: 'A tool.',
  withoutScript: 'It needs scripting.',
};

describe('checkOptions', () => {
  it('returns valid options', () => {
    expect(checkOptions({ ...options })).toEqual(options);
  });

  it('names every problem at once', () => {
    expect(() => checkOptions({ routeBase: '/api/', colour: 'red', fillText: 'x' })).toThrow(
      /apisDir.*\n.*routeBase.*\n.*servers.*\n.*fillText.*\n.*colour is not an option/,
    );
  });

  it('requires the code of what a page announces', () => {
    const intro = { iiif: { extra } };
    expect(() => checkOptions({ ...options, intro })).toThrow(/extras must be a module.*iiif/);
    expect(() => checkOptions({ ...options, intro, extras: './extras.ts' })).not.toThrow();
  });
});

describe('the content of a folder', () => {
  let content: ReferenceContent;
  const documents = new Map<string, unknown>();

  beforeAll(async () => {
    content = await loadContent(folder, options);
    for (const { id } of content.apis) {
      documents.set(id, await readDocument(folder, id, options));
    }
  });

  it('has a page for each description, with the texts a site gives it', () => {
    expect(content.pages.map(({ path }) => path)).toEqual(
      content.apis.map(({ id }) => `/reference/${id}`),
    );
    expect(content.pages.find(({ apiId }) => apiId === 'iiif')).toMatchObject({
      title: 'Pictures',
      description: 'All about pictures.',
    });
    for (const { title, description } of content.pages) {
      expect([title, description]).not.toContain('');
    }
  });

  it('fills in texts, both in what pages show and in what is downloaded', async () => {
    const fillText = (text: string) => text.replaceAll('https://api.example.org', 'https://a.test');
    const { apis } = await loadContent(folder, { ...options, fillText });
    for (const [plain, filled] of [
      [content.apis, apis],
      [
        documents.get('catalogue'),
        await readDocument(folder, 'catalogue', { ...options, fillText }),
      ],
    ]) {
      const written = JSON.stringify(plain);
      expect(written.includes('https://api.example.org/catalogue/v2/works')).toBe(true);
      expect(JSON.stringify(filled) === fillText(written)).toBe(true);
    }
  });

  it('tells a page nothing that its HTML already contains', () => {
    for (const page of content.pages) expect(JSON.stringify(page).length).toBeLessThan(600);
  });

  it.each(['/', '/developers/'])('has its pages and files below %s', (basePath) => {
    const { apis } = content;
    expect(apis.map((api) => planPage(api, options, basePath).path)).toEqual(
      apis.map(({ id }) => `${basePath}reference/${id}`),
    );
    const site = `https://museum.example${basePath.slice(0, -1)}`;
    for (const api of apis) {
      const files = [
        ...downloadFiles(api, { apis, document: documents.get(api.id) }, options, site),
        ...markdownFiles(api, options, site),
      ];
      for (const { path, body } of files) {
        expect(path).toMatch(/^\/reference\//);
        const own = body.match(/https:\/\/museum\.example[^\s)>"']*/g) ?? [];
        expect(own.filter((address) => !address.startsWith(`${site}/`))).toEqual([]);
        expect(body).not.toMatch(/\]\(\//);
      }
      expect(files.some(({ body }) => body.includes(`${site}/reference/${api.id}`))).toBe(true);
    }
  });

  it('offers four files of each API, with the server filled in', () => {
    const { apis } = content;
    const api = apis.find(({ id }) => id === 'catalogue');
    if (!api) throw new Error('There is no catalogue.');
    const from = { apis, document: documents.get(api.id) };
    const files = downloadFiles(api, from, options, 'https://developers.example.org');
    expect(files.map(({ path }) => path)).toEqual([
      '/reference/catalogue.openapi.yaml',
      '/reference/catalogue.openapi.json',
      '/reference/catalogue.postman.json',
      '/reference/catalogue.http',
    ]);
    for (const { body } of files) expect(body).toContain('https://api.example.org');
    const json = JSON.parse(files[1]?.body ?? '');
    expect(json.servers[0].url).toBe('https://api.example.org/catalogue/v2');
  });

  it('has descriptions in no bundle for the server, and loads them on demand in a browser', () => {
    const modules = new Map(
      generatedModules(content, options, { dataDir: '/made' }).map((one) => [one.name, one.source]),
    );
    const onServer = modules.get(apisOnServer) ?? '';
    expect(onServer).toContain('"catalogue": () => read("catalogue.json")');
    expect(onServer).toContain('readFileSync("/made/" + file');
    expect(onServer.match(/^import .*/gm)).toEqual(["import { readFileSync } from 'node:fs';"]);
    expect(modules.get(apisInBrowser)).toContain('() => import("./catalogue.json")');
    expect(modules.get(apisInBrowser)).not.toMatch(/^import /m);
    expect(JSON.parse(modules.get('catalogue.json') ?? '').api.id).toBe('catalogue');
  });

  it('puts the texts of an extra only into its page', () => {
    const intro = { iiif: { extra } };
    const modules = generatedModules(content, { ...options, intro });
    const wordsOf = (name: string) =>
      JSON.parse(modules.find((one) => one.name === name)?.source ?? '').words;
    expect(wordsOf('iiif.json').extra).toEqual({
      ...extra,
      about: '<p>A tool.</p>',
      withoutScript: '<p>It needs scripting.</p>',
    });
    expect(wordsOf('catalogue.json').extra).toBeUndefined();
  });

  it('tells how to ask for failures on the page and in its Markdown, where a site does', () => {
    const intro = { iiif: { failures: 'Fail with `X`.' } };
    const modules = generatedModules(content, { ...options, intro });
    const wordsOf = (name: string) =>
      JSON.parse(modules.find((one) => one.name === name)?.source ?? '').words;
    expect(wordsOf('iiif.json').failures).toBe('<p>Fail with <code>X</code>.</p>');
    expect(wordsOf('catalogue.json').failures).toBeUndefined();
    const markdownOf = (id: string) => {
      const api = content.apis.find((one) => one.id === id);
      if (!api) throw new Error(`There is no API ${id}.`);
      return markdownFiles(api, { ...options, intro }, 'https://example.org')[0]?.body;
    };
    expect(markdownOf('iiif')).toContain('\n\nFail with `X`.\n\n');
    expect(markdownOf('catalogue')).not.toContain('Fail with');
  });
});
