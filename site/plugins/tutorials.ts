import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { recordedHtml } from '@portal/cells/recorded';
import { belowBase } from '../config/base-path';
import type { PortalFolders } from '../config/portal-folders';
import {
  type RecordedTutorial,
  readRecorded,
  recordedFolder,
} from '../config/tutorials/recorded-tutorials';

const pluginName = 'tutorials';
const onServer = 'recorded.server.js';
const inBrowser = 'recorded.browser.js';

/**
 * The cells' recorded outputs, as HTML. Prerendering has all of them; a browser, which already has
 * those of its page, loads each tutorial's only on demand.
 */
export default function tutorialsPlugin(
  { generatedFilesDir, baseUrl }: LoadContext,
  { build }: PortalFolders,
): Plugin<RecordedTutorial[]> {
  const dataDir = join(generatedFilesDir, pluginName, 'default');
  return {
    name: pluginName,
    getPathsToWatch: () => [`${recordedFolder(build)}/*.json`],
    loadContent: () => readRecorded(build),
    async contentLoaded({ content, actions }) {
      for (const { slug, cells, outputs, pictures } of content) {
        const placed = pictures.map((one) => ({ ...one, path: belowBase(one.path, baseUrl) }));
        const html = cells.map(({ id }) => [id, recordedHtml(id, outputs[id] ?? [], placed)]);
        await actions.createData(`${slug}.json`, JSON.stringify(Object.fromEntries(html)));
      }
      const slugs = content.map(({ slug }) => slug);
      await actions.createData(onServer, serverModule(slugs));
      await actions.createData(inBrowser, browserModule(slugs));
    },
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: { '@tutorials/recorded$': join(dataDir, isServer ? onServer : inBrowser) },
      },
    }),
  };
}

function serverModule(slugs: string[]): string {
  const imports = slugs.map((slug, index) => `import cells${index} from './${slug}.json';\n`);
  const entries = slugs.map((slug, index) => `  '${slug}': cells${index},\n`);
  return `${imports.join('')}export const recorded = { later: {}, now: {\n${entries.join('')}} };\n`;
}

function browserModule(slugs: string[]): string {
  const entries = slugs.map(
    (slug) => `  '${slug}': () => import('./${slug}.json').then((module) => module.default),\n`,
  );
  return `export const recorded = { now: {}, later: {\n${entries.join('')}} };\n`;
}
