import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTakeAways, readTutorial } from '@portal/cells/take-away';
import { apiAddress } from '../../site/config/api-address.ts';
import { provider } from '../../site/provider.ts';
import { root } from './paths.mjs';

/**
 * Writes what readers can take away of each tutorial below `static/tutorial-files`: a zip that runs
 * with Node, a notebook, and Markdown with its drawings.
 */
export async function writeDownloads(tutorials, folder) {
  const takeAway = await createTakeAways();
  const { siteUrl } = provider;
  const target = join(folder, 'static', 'tutorial-files');
  await rm(target, { recursive: true, force: true });
  for (const { name, slug, cells } of tutorials) {
    if (cells.length === 0) continue;
    const kept = JSON.parse(await readFile(join(folder, `${slug}.json`), 'utf8'));
    const mdx = await readFile(join(root, name), 'utf8');
    const words = readTutorial(mdx, { file: name, siteUrl, elementText });
    await mkdir(join(target, slug), { recursive: true });
    for (const { path, bytes } of takeAway({ ...words, ...kept, siteUrl })) {
      await writeFile(join(target, slug, path), bytes);
    }
  }
}

/** What the elements of a page say where there is no page. */
function elementText(name, { url }) {
  if (name === 'ProviderName') return provider.name;
  if (name === 'Request') return `\`\`\`bash\ncurl "${apiAddress(url, provider)}"\n\`\`\``;
  return undefined;
}
