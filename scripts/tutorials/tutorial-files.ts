import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { tutorialSlug } from '../../packages/cells/src/markdown/tutorial-slug.ts';
import { folders, portalName } from '../bootstrap/paths.mjs';

export { tutorialSlug };

const cellFence = /^[ \t>]*(?:`{3,}|~{3,})[ \t]*\w+[ \t]+(?:.*[ \t])?cell\b/m;

/**
 * All pages with cells by their path below the root, e.g. "portals/museum/docs/examples/a.mdx". Those in
 * docs/examples are tutorials even without one.
 * @param docs the folder of the portal's pages
 */
export async function listTutorials(docs = join(folders.portal, 'docs')): Promise<string[]> {
  const names = existsSync(docs) ? await readdir(docs, { recursive: true }) : [];
  const pages = names
    .map((name) => name.split(sep).join('/'))
    .filter((name) => name.endsWith('.mdx'))
    .sort();
  const found = await Promise.all(
    pages.map(async (name) => {
      if (/^examples\/[^/]+$/.test(name)) return name !== 'examples/index.mdx';
      return cellFence.test(await readFile(join(docs, name), 'utf8'));
    }),
  );
  const tutorials = pages
    .filter((_, at) => found[at])
    .map((name) => `portals/${portalName}/docs/${name}`);
  checkSlugs(tutorials);
  return tutorials;
}

/** Two pages of one name would write the same files. */
function checkSlugs(names: readonly string[]): void {
  const bySlug = new Map<string, string>();
  for (const name of names) {
    const slug = tutorialSlug(name);
    const other = bySlug.get(slug);
    if (other) throw new Error(`${other} and ${name} would both be "${slug}": rename one of them.`);
    bySlug.set(slug, name);
  }
}
