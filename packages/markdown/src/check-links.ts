import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { linksInHtml, linksInXml } from './find-links.ts';
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

type Plan = {
  /** Without a trailing slash, e.g. `https://museum.example/developers`. */
  siteUrl: string;
  /** Where APIs are within the site, e.g. `['/sandbox/']`: requests are checked elsewhere. */
  apiBases: readonly string[];
  /** The known text nearest to another, if one is near. */
  nearest: (text: string, known: readonly string[]) => string | undefined;
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

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Follows every link of a built site to the page, anchor or file it names. */
export async function checkLinks(dir: string, plan: Plan): Promise<LinkReport> {
  const { siteUrl, apiBases, nearest } = plan;
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(dir.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
  const served = new Set([...files.map(pathOf), '/404.html']);
  const { places, sources } = await readAll(dir, files);
  const report: LinkReport = { broken: [], checked: 0 };

  const { origin, pathname } = new URL(`${siteUrl}/`);
  /** Within the site: `/developers/docs/iiif` -> `/docs/iiif`; undefined for an address outside. */
  const insideOf = (url: URL): string | undefined =>
    url.origin === origin && `${url.pathname}/`.startsWith(pathname)
      ? `/${url.pathname.slice(pathname.length)}`
      : undefined;

  /** Includes the base address of an API, unless a page is there: `/collection/v1`. */
  const isRequest = (inside: string): boolean =>
    apiBases.some(
      (base) => inside.startsWith(base) || (`${inside}/` === base && !served.has(inside)),
    );

  const problemOf = (inside: string, hash: string): string | undefined => {
    const path = decoded(inside)?.replace(/(.)\/$/, '$1');
    const id = decoded(hash.slice(1));
    if (path === undefined || id === undefined) return 'a percent sign in it begins no character';
    if (!served.has(path)) {
      const near = nearest(path, [...served]);
      return `there is no ${path}${near === undefined ? '' : `; the nearest is ${near}`}`;
    }
    const ids = places.get(path);
    if (id === '' || ids === undefined || ids.has(id)) return undefined;
    const near = nearest(id, [...ids]);
    return `${path} has no place #${id}${near === undefined ? '' : `; the nearest is #${near}`}`;
  };

  for (const { file, links } of sources) {
    for (const link of new Set(links)) {
      const base = `${siteUrl}${pathOf(file)}`;
      if (!URL.canParse(link, base)) {
        report.broken.push({ file, link, problem: 'it is not an address' });
        continue;
      }
      const url = new URL(link, base);
      const inside = insideOf(url);
      // Another host, or another site on this one.
      if (inside === undefined && (url.origin !== origin || URL.canParse(link))) continue;
      if (inside !== undefined && isRequest(inside)) continue;
      report.checked += 1;
      const problem =
        inside === undefined
          ? `it is outside ${pathname}, where the site is`
          : problemOf(inside, url.hash);
      if (problem !== undefined) report.broken.push({ file, link, problem });
    }
  }
  return report;
}
