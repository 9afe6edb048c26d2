import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nearestOf } from '../../packages/contract/src/index.ts';
import { type BrokenLink, checkLinks } from '../../packages/markdown/src/index.ts';
import { portalName, root } from '../bootstrap/paths.mjs';
import { PlainError } from '../bootstrap/run.mjs';
import { requestFolders } from '../portal/links/site-addresses.ts';
import { portal } from '../portal/portal.ts';

/** What a writer edits to change a page: `docs/iiif.html` comes from `docs/iiif.mdx`. */
function sourceOf(file: string): string {
  const stem = file.replace(/\.(html|md)$/, '');
  const [api = ''] = (/^api\/([^.]+)/.exec(stem) ?? []).slice(1);
  const candidates = [
    `portals/${portalName}/${stem}.mdx`,
    `portals/${portalName}/${stem}/index.mdx`,
    ...portal.apis.flatMap(({ id, description }) =>
      id === api && description ? [`portals/${portalName}/${description}`] : [],
    ),
    `site/src/pages/${stem}.tsx`,
  ];
  return candidates.find((path) => existsSync(join(root, path))) ?? file;
}

/** Where in its source a link is, as closely as its own words lead: `docs/iiif.mdx:12`. */
function placeOf({ file, link }: BrokenLink): string {
  const source = sourceOf(file);
  if (!existsSync(join(root, source))) return file;
  const lines = readFileSync(join(root, source), 'utf8').split('\n');
  const marks = [link, link.split('#')[1], link.split('/').at(-1)].filter((mark) => mark);
  for (const mark of marks) {
    const index = lines.findIndex((line) => mark !== undefined && line.includes(mark));
    if (index >= 0) return `${source}:${index + 1}`;
  }
  return source;
}

function printLink(link: BrokenLink): string {
  return `${placeOf(link)}: ${link.link}: ${link.problem}`;
}

/**
 * Whether a link is from a description that is not strict, which may contain anything. Nearly all of its
 * links were followed when it was read; what remains are anchors.
 */
function isForeign({ file, link }: BrokenLink): boolean {
  const [, id] = /^api\/([^./]+)/.exec(file) ?? [];
  const api = portal.apis.find((one) => one.id === id);
  if (!api?.file || api.strict) return false;
  const words = [api.introduction, api.readOn].join('\n');
  return !words.includes(link.replace(/^.*?(?=#)/, ''));
}

/** Rejects with every link of a built site that leads nowhere. */
export async function reportLinks(dir: string): Promise<void> {
  const { broken, checked } = await checkLinks(dir, {
    siteUrl: portal.siteUrl,
    apiBases: requestFolders(portal),
    nearest: (text, known) => nearestOf(known.map((value) => ({ value })))(text),
  });
  const foreign = broken.filter(isForeign);
  const own = broken.filter((one) => !foreign.includes(one));
  if (foreign.length > 0) {
    const lines = [...new Set(foreign.map(printLink))];
    console.warn(`These links in API descriptions lead nowhere:\n${lines.join('\n')}`);
  }
  if (own.length > 0) throw new PlainError(own.map(printLink).join('\n'));
  console.log(`${checked} links lead somewhere.`);
}
