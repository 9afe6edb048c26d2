import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { CellLanguage } from '@portal/cells';
import { createDownloads, readTutorial, type Tutorial } from '@portal/cells/downloads';
import { recordAt } from '@portal/cells/node';
import { guideHosts } from '@portal/portal';
import { apiAddress, fillAddresses } from '../../site/config/apis/api-address.ts';
import { folders, root } from '../bootstrap/paths.mjs';
import { portal } from '../portal/portal.ts';
import { readRecord } from './track-files.ts';

type Wanted = {
  name: string;
  slug: string;
  language: CellLanguage;
  shown?: Partial<Pick<Tutorial, 'outputs' | 'pictures'>>;
};

/**
 * Returns a function that makes the downloads of a tutorial in one language, for the build and for
 * the tests that run them.
 * `shown` is the outputs of its cells, if they are TypeScript; other languages are recorded.
 */
export async function openTutorialDownloads() {
  const { siteUrl } = portal;
  const client = join(root, 'packages/client-python/src/portal_client.py');
  const makeDownloads = await createDownloads({
    helpers: { python: await readFile(client, 'utf8') },
  });

  return async ({ name, slug, language, shown = {} }: Wanted) => {
    const mdx = fillAddresses(await readFile(join(root, name), 'utf8'), portal);
    // Links between pages are relative to their place in the portal's folder.
    const file = relative(folders.portal, join(root, name)).replaceAll('\\', '/');
    const words = readTutorial(mdx, { file, siteUrl, language, elementText });
    const record = language === 'ts' ? undefined : await readRecord(slug, language);
    const recorded = record && recordAt(record, siteUrl);
    const places = { siteUrl, page: `/${file.replace(/\.mdx$/, '')}`, hosts: guideHosts(portal) };
    const tutorial = {
      outputs: {},
      pictures: [],
      ...shown,
      ...(recorded && { outputs: recorded.outputs, plain: recorded.plain }),
    };
    return makeDownloads({ ...words, slug, ...places, ...tutorial }, language);
  };
}

/** The text of a page's elements outside a page. */
function elementText(
  name: string,
  { url = '' }: Readonly<Record<string, string>>,
): string | undefined {
  if (name === 'InstitutionName') return portal.name;
  if (name === 'Request') return `\`\`\`bash\ncurl "${apiAddress(url, portal)}"\n\`\`\``;
  return undefined;
}
