import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { LoadContext, Props } from '@docusaurus/types';
import { apisFolder } from '@portal/sample';
import { afterEach, describe, expect, it } from 'vitest';
import referencePlugin from './index.ts';

const outDir = mkdtempSync(join(tmpdir(), 'reference-plugin-'));
afterEach(() => rmSync(outDir, { recursive: true, force: true }));

const context = {
  siteDir: dirname(apisFolder),
  generatedFilesDir: join(outDir, '.docusaurus'),
  siteConfig: { url: 'https://museum.example', baseUrl: '/' },
} as LoadContext;

async function build(given: Record<string, unknown>) {
  const plugin = referencePlugin(context, { routeBase: 'api', servers: {}, ...given });
  const content = await plugin.loadContent?.();
  if (!content) throw new Error('The plugin has no content.');
  await plugin.postBuild?.({ content, outDir } as Parameters<
    NonNullable<typeof plugin.postBuild>
  >[0] &
    Props);
  const paths = plugin.getPathsToWatch?.() ?? [];
  return {
    watched: paths.map((path) => basename(path)),
    pages: content.pages.map(({ path }) => path),
    written: readdirSync(join(outDir, 'api'))
      .sort()
      .filter((name) => /^[a-z]+\.md$/.test(name)),
  };
}

describe('the plugin', () => {
  it('makes a reference of each file in a folder', async () => {
    expect(await build({ apisDir: basename(apisFolder) })).toEqual({
      watched: ['*.{yaml,yml,json}'],
      pages: ['/api/catalogue', '/api/content', '/api/iiif', '/api/text'],
      written: ['catalogue.md', 'content.md', 'iiif.md', 'text.md'],
    });
  });

  it('makes only those of a list, if it is given one', async () => {
    const apis = [{ id: 'books', file: join(apisFolder, 'text.yaml') }];
    expect(await build({ apis })).toEqual({
      watched: ['text.yaml'],
      pages: ['/api/books'],
      written: ['books.md'],
    });
  });
});
