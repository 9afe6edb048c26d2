import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Api } from '../../packages/contract/src/index.ts';
import { loadApis } from '../../packages/contract/src/node.ts';
import { sidebarSections, writeMarkdown } from '../../packages/markdown/src/index.ts';
import { describedApis, referenceBase } from '../../site/config/apis/described-apis.ts';
import { referenceOptions } from '../../site/config/apis/reference.ts';
import { docsSidebar } from '../../site/config/navigation/sidebar.ts';
import { folders } from '../bootstrap/paths.mjs';
import { portal } from '../portal/portal.ts';
import { feedHtml } from './feed-html.ts';

const { siteUrl, name, shortName, summary } = portal;

/** Writes each page in a folder as Markdown, and the lists that machines look for. */
export async function writePagesAsMarkdown(dir: string): Promise<void> {
  const apis = await loadApis(describedApis(portal), { isChecked: true });
  const { servers } = referenceOptions(portal);
  const [firstApi] = apis;
  const example = firstApi?.operations[0]
    ? `, e.g. \`/${referenceBase}/${firstApi.id}.${firstApi.operations[0].id}.md\``
    : '';
  await writeMarkdown(dir, {
    siteUrl,
    words: {
      title: `${shortName} Developers`,
      summary,
      notes: [
        `Every page has a Markdown version at its address with \`.md\` added, and so has every operation and schema of the references${example}.`,
      ],
    },
    sections: sidebarSections(docsSidebar(portal)),
    apis: apis.map(({ id, basePath }) => {
      const page = `${siteUrl}/${referenceBase}/${id}`;
      return {
        anchor: `${servers[id]?.[0]?.baseUrl ?? siteUrl}${basePath}`,
        page,
        descriptions: [
          { address: `${page}.openapi.yaml`, mediaType: 'application/yaml' },
          { address: `${page}.openapi.json`, mediaType: 'application/json' },
        ],
        markdown: `${page}.md`,
      };
    }),
    ...(await changelog(apis)),
  });
}

const changelogPath = '/docs/changelog';

/** The changes of the APIs as a feed, if the portal has a page for them. */
async function changelog(apis: readonly Api[]) {
  const file = join(folders.portal, 'CHANGELOG.md');
  if (!existsSync(join(folders.portal, 'docs/changelog.mdx')) || !existsSync(file)) return {};
  const changed = apis.flatMap((api) => api.changed ?? []).sort();
  return {
    changelog: {
      markdown: await readFile(file, 'utf8'),
      path: changelogPath,
      place: {
        title: `${shortName} Developers: API changes`,
        author: name,
        latest: changed.at(-1) ?? '1970-01-01',
        toHtml: (notes: string) => feedHtml(notes, siteUrl, changelogPath),
      },
    },
  };
}
