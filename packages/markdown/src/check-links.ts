import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { linksInHtml, linksInXml } from './find-links.ts';
import { type LinkPlan, linkFollower } from './follow-link.ts';
import { linksInMarkdown } from './links-in-markdown.ts';
import { pathOf } from './path-of.ts';

export type BrokenLink = {
  /** Path within the build, e.g. `docs/iiif.html`. */
  file: string;
  link: string;
  /** What would be right, e.g. `there is no /docs/iif; the nearest is /docs/iiif`. */
  problem: string;
};

export type LinkReport = {
  broken: BrokenLink[];
  checked: number;
};

type Source = { file: string; links: readonly string[] };

async function readAll(dir: string, files: readonly string[]) {
  const places = new Map<string, Set<string>>();
  const sources: Source[] = [];
  for (const file of files) {
    if (!/\.(html|md|txt|xml|atom|webmanifest)$|\.well-known\//.test(file)) continue;
    // All pages in one: each is read on its own.
    if (file === 'llms-full.txt') continue;
    const text = await readFile(join(dir, file), 'utf8');
    if (file.endsWith('.html')) {
      const { links, ids } = linksInHtml(text);
      places.set(pathOf(file), ids);
      sources.push({ file, links });
    } else if (/\.(md|txt)$/.test(file)) sources.push({ file, links: linksInMarkdown(text) });
    else if (/\.(xml|atom)$/.test(file)) sources.push({ file, links: linksInXml(text) });
    else {
      const links = [...text.matchAll(/"(?:href|src|anchor)":\s*"([^"]+)"/g)].map(
        ([, link = '']) => link,
      );
      sources.push({ file, links });
    }
  }
  return { places, sources };
}

/** Follows every link of a built site to the page, anchor or file it names. */
export async function checkLinks(dir: string, plan: LinkPlan): Promise<LinkReport> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(dir.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
  const { places, sources } = await readAll(dir, files);
  const follow = linkFollower(
    plan,
    new Map([...files.map(pathOf), '/404.html'].map((path) => [path, places.get(path)])),
  );
  const report: LinkReport = { broken: [], checked: 0 };
  for (const { file, links } of sources) {
    for (const link of new Set(links)) {
      const { isInside, problem } = follow(link, pathOf(file));
      if (isInside) report.checked += 1;
      if (problem !== undefined) report.broken.push({ file, link, problem });
    }
  }
  return report;
}
