import { access, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { apiCatalog, type CatalogedApi } from './api-catalog.ts';
import { changelogFeed, type FeedPlace, readReleases } from './changelog-feed.ts';
import { llmsFullText, llmsText, type SiteWords } from './llms-text.ts';
import { pageFacts } from './page-facts.ts';
import { pageMarkdown } from './page-markdown.ts';
import { parsePage } from './parse-page.ts';
import { pathOf } from './path-of.ts';
import type { SidebarSection } from './sidebar-sections.ts';
import { twinPath } from './twin-path.ts';

export type TwinPlan = {
  /** Without a trailing slash, e.g. `https://museum.example/developers`. */
  siteUrl: string;
  words: SiteWords;
  /** Pages in the order in which a reader should meet them; any others follow. */
  sections: readonly SidebarSection[];
  apis: readonly CatalogedApi[];
  /** Absent if the site has no page of changes. */
  changelog?: { markdown: string; place: Omit<FeedPlace, 'page' | 'feed'>; path: string };
  /** Pages without content, e.g. `/search`. */
  without: readonly string[];
};

type Twin = { path: string; title: string; description: string; markdown: string };

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

async function listPages(dir: string, without: readonly string[]): Promise<string[]> {
  const files = await readdir(dir, { recursive: true });
  const pages = files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.html$/.test(file));
  return pages.filter((file) => file !== '404.html' && !without.includes(pathOf(file))).sort();
}

function isRedirect(html: string): boolean {
  return /<meta[^>]+http-equiv="refresh"/i.test(html);
}

/** A part that writes the Markdown of its own pages, as a reference does, knows them better. */
async function twinOf(dir: string, file: string, siteUrl: string): Promise<Twin | undefined> {
  const html = await readFile(join(dir, file), 'utf8');
  if (isRedirect(html)) return undefined;
  const path = pathOf(file);
  const target = join(dir, twinPath(path));
  const tree = parsePage(html);
  const facts = pageFacts(tree);
  if (await exists(target)) return { path, ...facts, markdown: await readFile(target, 'utf8') };
  const markdown = pageMarkdown(tree, siteUrl + path);
  await writeFile(target, markdown);
  return { path, ...facts, markdown };
}

function inOrder(twins: readonly Twin[], sections: readonly SidebarSection[]) {
  const byPath = new Map(twins.map((twin) => [twin.path, twin]));
  const placed = sections.map(({ heading, paths }) => ({
    heading,
    twins: paths.flatMap((path) => byPath.get(path) ?? []),
  }));
  const known = new Set(sections.flatMap(({ paths }) => paths));
  return [
    ...placed,
    { heading: 'More', twins: twins.filter(({ path }) => !known.has(path)) },
  ].filter((section) => section.twins.length > 0);
}

/** Writes the Markdown of every page of a built site, and the lists that machines look for. */
export async function writeTwins(dir: string, plan: TwinPlan): Promise<string[]> {
  const { siteUrl, words, apis, changelog } = plan;
  const twins: Twin[] = [];
  for (const file of await listPages(dir, plan.without)) {
    const twin = await twinOf(dir, file, siteUrl);
    if (twin) twins.push(twin);
  }
  const sections = inOrder(twins, plan.sections);
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), text);
  };
  await write(
    'llms.txt',
    llmsText(
      words,
      sections.map(({ heading, twins: pages }) => ({
        heading,
        pages: pages.map(({ path, title, description }) => {
          return { title, description, address: siteUrl + twinPath(path) };
        }),
      })),
    ),
  );
  await write(
    'llms-full.txt',
    llmsFullText(
      words,
      sections.flatMap((section) => section.twins),
    ),
  );
  await write('.well-known/api-catalog', apiCatalog(apis));
  if (changelog) {
    const page = siteUrl + changelog.path;
    const place = { ...changelog.place, page, feed: `${page}.atom` };
    await write(`${changelog.path}.atom`, changelogFeed(readReleases(changelog.markdown), place));
  }
  return twins.map(({ path }) => path);
}
