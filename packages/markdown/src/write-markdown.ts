import { access, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { apiCatalog, type CatalogedApi } from './api-catalog.ts';
import { changelogFeed, type FeedPlace, readReleases } from './changelog-feed.ts';
import { llmsFullText, llmsText, type SiteWords } from './llms-text.ts';
import { markdownPath } from './markdown-path.ts';
import { pageFacts } from './page-facts.ts';
import { pageMarkdown } from './page-markdown.ts';
import { parsePage } from './parse-page.ts';
import { pathOf } from './path-of.ts';
import type { SidebarSection } from './sidebar-sections.ts';

export type MarkdownPlan = {
  /** Without a trailing slash, e.g. `https://museum.example/developers`. */
  siteUrl: string;
  words: SiteWords;
  /** Pages in the order in which a reader should meet them; any others follow. */
  sections: readonly SidebarSection[];
  apis: readonly CatalogedApi[];
  /** Absent if the site has no page of changes. */
  changelog?: { markdown: string; place: Omit<FeedPlace, 'page' | 'feed'>; path: string };
};

type MarkdownPage = { path: string; title: string; description: string; markdown: string };

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

async function listPages(dir: string): Promise<string[]> {
  const files = await readdir(dir, { recursive: true });
  const pages = files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.html$/.test(file));
  return pages.filter((file) => file !== '404.html').sort();
}

function isRedirect(html: string): boolean {
  return /<meta[^>]+http-equiv="refresh"/i.test(html);
}

/** A part that writes the Markdown of its own pages, as a reference does, knows them better. */
async function markdownOf(
  dir: string,
  file: string,
  siteUrl: string,
): Promise<MarkdownPage | undefined> {
  const html = await readFile(join(dir, file), 'utf8');
  if (isRedirect(html)) return undefined;
  const path = pathOf(file);
  const target = join(dir, markdownPath(path));
  const tree = parsePage(html);
  const facts = pageFacts(tree);
  if (await exists(target)) return { path, ...facts, markdown: await readFile(target, 'utf8') };
  const markdown = pageMarkdown(tree, siteUrl + path);
  await writeFile(target, markdown);
  return { path, ...facts, markdown };
}

function inOrder(pages: readonly MarkdownPage[], sections: readonly SidebarSection[]) {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const placed = sections.map(({ heading, paths }) => ({
    heading,
    pages: paths.flatMap((path) => byPath.get(path) ?? []),
  }));
  const known = new Set(sections.flatMap(({ paths }) => paths));
  return [
    ...placed,
    { heading: 'More', pages: pages.filter(({ path }) => !known.has(path)) },
  ].filter((section) => section.pages.length > 0);
}

/** Writes the Markdown of every page of a built site, and the lists that machines look for. */
export async function writeMarkdown(dir: string, plan: MarkdownPlan): Promise<string[]> {
  const { siteUrl, words, apis, changelog } = plan;
  const pages: MarkdownPage[] = [];
  for (const file of await listPages(dir)) {
    const page = await markdownOf(dir, file, siteUrl);
    if (page) pages.push(page);
  }
  const sections = inOrder(pages, plan.sections);
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), text);
  };
  await write(
    'llms.txt',
    llmsText(
      words,
      sections.map(({ heading, pages }) => ({
        heading,
        pages: pages.map(({ path, title, description }) => {
          return { title, description, address: siteUrl + markdownPath(path) };
        }),
      })),
    ),
  );
  await write(
    'llms-full.txt',
    llmsFullText(
      words,
      sections.flatMap((section) => section.pages),
    ),
  );
  await write('.well-known/api-catalog', apiCatalog(apis));
  if (changelog) {
    const page = siteUrl + changelog.path;
    const place = { ...changelog.place, page, feed: `${page}.atom` };
    await write(`${changelog.path}.atom`, changelogFeed(readReleases(changelog.markdown), place));
  }
  return pages.map(({ path }) => path);
}
