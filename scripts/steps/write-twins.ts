import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadApis } from '../../packages/contract/src/node.ts';
import { sidebarSections, writeTwins } from '../../packages/twins/src/index.ts';
import { pagesWithoutTwin } from '../../site/config/component-pages.ts';
import { referenceBase, referenceOptions } from '../../site/config/reference.ts';
import { provider } from '../../site/provider.ts';
import { docsSidebar } from '../../site/sidebars.ts';
import { root } from './paths.mjs';

const { siteUrl, name, shortName } = provider;
const apis = await loadApis(join(root, 'apis'));
const { servers } = referenceOptions(provider);
const changed = apis.flatMap((api) => api.changed ?? []).sort();

/** Run as a program: gives the pages of the folder it is given their Markdown twins. */
await writeTwins(process.argv[2] ?? '', {
  siteUrl,
  words: {
    title: `${shortName} Developers`,
    summary: `Guides, references and runnable tutorials for the public, read-only APIs of ${name}: catalogue, content, IIIF pictures and the text of books.`,
    notes: [
      'No key and no account. Every page has a Markdown twin at its address with `.md` added, and so has every operation and schema of the references, e.g. `/api/catalogue.getWorks.md`.',
    ],
  },
  sections: sidebarSections(docsSidebar),
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
  changelog: {
    markdown: await readFile(join(root, 'CHANGELOG.md'), 'utf8'),
    path: '/docs/changelog',
    place: {
      title: `${shortName} Developers: changes`,
      author: name,
      latest: changed.at(-1) ?? '1970-01-01',
    },
  },
  without: pagesWithoutTwin,
});
