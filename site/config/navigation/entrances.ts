import type { Portal } from '@portal/portal';
import { describedApis, referenceBase } from '../apis/described-apis';
import type { ListedPage } from './component-pages';

/** The pages that a lost reader may start from, by title: home, guides, examples and references */
export function entrances(
  portal: Portal,
  pages: readonly ListedPage[],
): Pick<ListedPage, 'path' | 'title'>[] {
  return entrancePaths(portal).flatMap((path) =>
    pages.filter((page) => page.path === path).map(({ title }) => ({ path, title })),
  );
}

function entrancePaths(portal: Portal): string[] {
  const { documentation, examples, sidebar } = portal;
  const references = sidebar.find(
    (entry) => typeof entry === 'object' && 'page' in entry && entry.entries === 'apis',
  );
  const overview = typeof references === 'object' && 'page' in references && references.page;
  return [
    '/',
    documentation,
    ...(examples ? [examples] : []),
    ...(overview
      ? [`/docs/${overview}`]
      : describedApis(portal).map(({ id }) => `/${referenceBase}/${id}`)),
  ];
}
