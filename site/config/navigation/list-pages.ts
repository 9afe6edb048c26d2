import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as PagesContent } from '@docusaurus/plugin-content-pages';
import type { Portal } from '@portal/portal';
import type { ReferenceContent } from '@portal/reference/plugin';
import { withoutBase } from '../base-path';
import { componentPages, type ListedPage, searchPage } from './component-pages';

type ReadPages = {
  docs: DocsContent;
  pages: PagesContent;
  reference: Pick<ReferenceContent, 'pages'>;
};

/**
 * Every page a reader may look for, by its path within the site. Throws once with every page that
 * lacks a title or a description: search engines, social cards and the search page show both.
 */
export function listPages(portal: Portal, { docs, pages, reference }: ReadPages): ListedPage[] {
  const { basePath } = portal;
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
    ...componentPages(portal),
    searchPage,
    ...reference.pages.map(({ path, title, description }) => ({
      path: withoutBase(path, basePath),
      title,
      description,
    })),
    ...written.map(({ permalink, title = '', description = '' }) => ({
      path: withoutBase(permalink, basePath),
      title,
      description,
    })),
  ].sort((a, b) => (a.path < b.path ? -1 : 1));
}
