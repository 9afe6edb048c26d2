import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { downloadFiles } from './download-files.ts';
import { apisInBrowser, apisOnServer, generatedModules } from './generated-modules.ts';
import { loadContent, type ReferenceContent } from './load-content.ts';
import { markdownFiles } from './markdown-files.ts';
import { checkOptions } from './options.ts';
import { readDocument } from './read-document.ts';

export type { ReferenceContent } from './load-content.ts';
export type { ApiIntro, ExtraWords, Options } from './options.ts';
export { downloadsOf, type PagePlan } from './plan-page.ts';

export const pluginName = 'portal-reference';

const source = fileURLToPath(new URL('..', import.meta.url));

/** The file of one of our modules: a source in the workspace, compiled in the package. */
function ownModule(name: string): string {
  const files = ['.js', '.tsx', '.ts'].map((extension) => join(source, `${name}${extension}`));
  const found = files.find((file) => existsSync(file));
  if (!found) throw new Error(`The package is not complete: there is none of ${files.join(', ')}`);
  return found;
}

/** Each OpenAPI file becomes a prerendered reference page, with its downloads. */
export default function referencePlugin(
  { siteDir, generatedFilesDir, siteConfig }: LoadContext,
  given: Record<string, unknown>,
): Plugin<ReferenceContent> {
  const options = checkOptions(given);
  const { apisDir = '', apis } = options;
  const folder = resolve(siteDir, apisDir);
  const siteUrl = `${siteConfig.url}${siteConfig.baseUrl}`.replace(/\/$/, '');
  const files = apis?.map((api) => ({ ...api, file: resolve(siteDir, api.file) }));
  const dataDir = join(generatedFilesDir, pluginName, options.id ?? 'default');
  return {
    name: pluginName,
    getThemePath: () => join(source, 'theme'),
    getTypeScriptThemePath: () => join(source, 'theme'),
    getPathsToWatch: () =>
      files ? files.map(({ file }) => file) : [`${folder}/*.{yaml,yml,json}`],
    loadContent: () =>
      loadContent(files ?? folder, options, { basePath: siteConfig.baseUrl, siteUrl }),
    async contentLoaded({ content, actions }) {
      for (const module of generatedModules(content, options, {
        basePath: siteConfig.baseUrl,
        dataDir,
      })) {
        await actions.createData(module.name, module.source);
      }
      for (const page of content.pages) {
        const api = content.apis.find(({ id }) => id === page.apiId);
        const lastUpdatedAt = Date.parse(api?.changed ?? '');
        actions.addRoute({
          path: page.path,
          component: '@theme/ReferencePage',
          exact: true,
          props: { page },
          ...(Number.isFinite(lastUpdatedAt) && { metadata: { lastUpdatedAt } }),
        });
      }
    },
    configureWebpack: (_config, isServer) => ({
      // Pages take their data whole, and tracing each of its names took gigabytes.
      module: { parser: { json: { exportsDepth: 1 } } },
      resolve: {
        alias: {
          '@reference/apis$': join(dataDir, isServer ? apisOnServer : apisInBrowser),
          '@reference/article$': ownModule(
            isServer ? 'page/article.server' : 'page/article.client',
          ),
          '@reference/transports$': options.transports
            ? resolve(siteDir, options.transports)
            : ownModule('page/no-site-parts'),
          '@reference/extras$': options.extras
            ? resolve(siteDir, options.extras)
            : ownModule('page/no-site-parts'),
        },
      },
    }),
    async postBuild({ content, outDir }) {
      // One after the other: all at once would take the memory of all.
      for (const api of content.apis) {
        const document = await readDocument(files ?? folder, api.id, options, siteUrl);
        for (const { path, body } of [
          ...downloadFiles(api, { apis: content.apis, document }, options, siteUrl),
          ...markdownFiles(api, options, siteUrl),
        ]) {
          await mkdir(dirname(join(outDir, path)), { recursive: true });
          await writeFile(join(outDir, path), body);
        }
      }
    },
  };
}
