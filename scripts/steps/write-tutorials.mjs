import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { createTakeAways, readTutorial } from '@portal/cells/take-away';
import { guideHosts } from '@portal/portal';
import { apiAddress } from '../../site/config/api-address.ts';
import { folders, root } from './paths.mjs';
import { portal } from './portal.ts';

/**
 * Writes what the site is built from: for each tutorial `<slug>.json` with what its cells showed, and
 * below `static` their pictures and the downloads: a zip that runs with Node, a notebook, and Markdown
 * with its drawings.
 */
export async function writeTutorials(tutorials, result, inputs) {
  const takeAway = await createTakeAways();
  const { siteUrl } = portal;
  const hosts = guideHosts(portal);
  for (const { name, slug, cells, ran } of tutorials) {
    const { outputs } = ran;
    for (const { path, bytes } of ran.pictures) result.write(`static${path}`, bytes);
    const pictures = ran.pictures.map(({ bytes: _, ...place }) => place);
    result.write(`${slug}.json`, JSON.stringify({ slug, cells, outputs, pictures }));
    if (cells.length === 0) continue;
    const mdx = await readFile(join(root, name), 'utf8');
    const words = readTutorial(mdx, { file: pathInPortal(name), siteUrl, elementText });
    const files = takeAway({ ...words, slug, cells, outputs, pictures, siteUrl, hosts });
    for (const { path, bytes } of files) {
      result.write(`static/tutorial-files/${slug}/${path}`, bytes);
    }
  }
  result.finish(inputs);
}

/** Links between pages are relative to their place below the portal's folder. */
function pathInPortal(name) {
  return relative(folders.portal, join(root, name)).replaceAll('\\', '/');
}

/** The text of a page's elements where there is no page. */
function elementText(name, { url }) {
  if (name === 'InstitutionName') return portal.name;
  if (name === 'Request') return `\`\`\`bash\ncurl "${apiAddress(url, portal)}"\n\`\`\``;
  return undefined;
}
