import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as PagesContent } from '@docusaurus/plugin-content-pages';

export type ListedPage = {
  /** e.g. "/docs/iiif" */
  path: string;
  title: string;
  description: string;
};

/** Pages written as components carry no front matter, so their words stand here. */
const componentPages: ListedPage[] = [
  {
    path: '/',
    title: 'Home',
    description:
      'What can be made with the collection, the four APIs, and a first request to copy.',
  },
  {
    path: '/search',
    title: 'Search',
    description: 'Find a guide, an example or an API reference by its words.',
  },
];

/**
 * Every page a reader may look for, by address. Throws once with every page that lacks a title or
 * a description: search engines, social cards and the search page show both.
 */
export function listPages(docs: DocsContent, pages: PagesContent): ListedPage[] {
  const written = [
    ...docs.loadedVersions.flatMap((version) => version.docs),
    ...(pages ?? []).filter((page) => page.type === 'mdx'),
  ];
  const bare = written.filter(({ title, frontMatter }) => !title || !frontMatter.description);
  if (bare.length > 0) {
    const names = bare.map(({ source }) => `  ${source}`).join('\n');
    throw new Error(`These pages need a title and a description in their front matter:\n${names}`);
  }
  return [
    ...componentPages,
    ...written.map(({ permalink, title = '', description = '' }) => ({
      path: permalink,
      title,
      description,
    })),
  ].sort((a, b) => (a.path < b.path ? -1 : 1));
}
