import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { Portal } from '@portal/portal';
import { expect, it, onTestFinished } from 'vitest';
import { fenwick } from '../config/portal.fixture';
import type { PortalFolders } from '../config/portal-folders';
import portalDataPlugin from './portal-data';

function pluginOf(portal: Portal, files: string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-data-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'home'));
  for (const file of files) writeFileSync(join(folder, 'home', file), '');
  const folders = { portal: folder } as PortalFolders;
  const plugin = portalDataPlugin({ siteDir: '/site' } as LoadContext, { portal, folders });
  return { folder, plugin };
}

async function dataOf(portal: Portal): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = {};
  const createData = async (name: string, value: unknown) => {
    data[name] = value;
    return name;
  };
  const { plugin } = pluginOf(portal);
  await plugin.contentLoaded?.({ content: undefined, actions: { createData } } as never);
  return data;
}

type Configured = {
  resolve: { alias: Record<string, string> };
  experiments?: { cache: { version: string } };
};

function configure(portal: Portal, config: object, files: string[] = []) {
  const { folder, plugin } = pluginOf(portal, files);
  const made = plugin.configureWebpack?.(config as never, false, {} as never, undefined);
  return { folder, ...(made as Configured) };
}

it('makes a card for each API that has one, with whether it has a reference', async () => {
  const [catalogue, pictures, datasets] = fenwick.apis;
  const card = { words: 'Words.', plate: 'fern' };
  const apis = [
    { ...catalogue, guide: '/docs/catalogue', card },
    pictures,
    { ...datasets, card: { words: 'Files.' } },
  ] as Portal['apis'];
  const data = await dataOf({ ...fenwick, apis });
  expect(data['cards.json']).toMatchObject([
    { id: 'catalogue', guide: '/docs/catalogue', hasReference: true, ...card },
    { id: 'datasets', label: 'Datasets', hasReference: false, words: 'Files.' },
  ]);
  expect(data['home.json']).toMatchObject({ lead: fenwick.home.lead });
});

it('offers only requests that the sandbox answers, and none without one', async () => {
  const entries = ['/catalogue/v2/works', '/gone/1'].map((path) => ({ path, shows: path }));
  const sandboxPage = { description: 'D', lead: 'L', entryPoints: [{ title: 'All', entries }] };
  const { 'sandbox.json': page } = await dataOf({ ...fenwick, sandboxPage });
  expect(page).toEqual({
    ...{ description: 'D', lead: 'L' },
    entryPoints: [{ title: 'All', entries: entries.slice(0, 1) }],
  });
  const { sandboxPage: _, ...without } = fenwick;
  expect((await dataOf({ ...without, apis: [] }))['sandbox.json']).toEqual({ entryPoints: [] });
});

it('collects the pictures of all workbenches', async () => {
  const [first, second] = fenwick.apis;
  const bench = (id: string) => ({ workbench: { pictures: [{ id, label: id }] } });
  const apis = [
    { ...first, ...bench('a') },
    { ...second, ...bench('b') },
  ] as Portal['apis'];
  expect((await dataOf({ ...fenwick, apis }))['pictures.json']).toEqual([
    { id: 'a', label: 'a' },
    { id: 'b', label: 'b' },
  ]);
});

it('finds the first request and its answer in the portal, or undefined', () => {
  const { folder, resolve } = configure(fenwick, {}, ['_request.mdx']);
  expect(resolve.alias).toEqual({
    '@home/request$': join(folder, 'home/_request.mdx'),
    '@home/answer$': '/site/src/home/nothing.tsx',
  });
});

it('shares no compiled pages between portals', () => {
  const config = { experiments: { cache: { version: '1' } } };
  const versionOf = (portal: Portal) => configure(portal, config).experiments?.cache.version;
  expect(versionOf(fenwick)).toBe(versionOf({ ...fenwick }));
  expect(versionOf({ ...fenwick, shortName: 'Other' })).not.toBe(versionOf(fenwick));
  expect(versionOf({ ...fenwick, basePath: '/a/' })).not.toBe(versionOf(fenwick));
  expect(configure(fenwick, {}).experiments).toBeUndefined();
});

it('compiles pages again when a term of the glossary changes', () => {
  const config = { experiments: { cache: { version: '1' } } };
  const { plugin } = pluginOf(fenwick);
  const versionWith = (...names: string[]) => {
    const glossary = { page: 'words.mdx', terms: [{ address: '/docs/words#a', names }] };
    const made = plugin.configureWebpack?.(config as never, false, {} as never, glossary);
    return (made as unknown as Configured).experiments?.cache.version;
  };
  expect(versionWith('Work')).toBe(versionWith('Work'));
  expect(versionWith('Work')).not.toBe(versionWith('Work', 'thing'));
});
