import { hasSandbox, type Portal } from '@portal/portal';

export type ListedPage = {
  /** e.g. "/docs/iiif" */
  path: string;
  title: string;
  description: string;
};

export const searchPage: ListedPage = {
  path: '/search',
  title: 'Search',
  description: 'Find a guide, an example or an API reference by its words.',
};

export const sandboxPath = '/sandbox';

/** Pages written as components have no front matter, so their titles and descriptions are here. */
export function componentPages(portal: Portal): ListedPage[] {
  const { home, sandboxPage } = portal;
  return [
    { path: '/', title: 'Home', description: home.description },
    ...(hasSandbox(portal) && sandboxPage
      ? [{ path: sandboxPath, title: 'The sandbox', description: sandboxPage.description }]
      : []),
  ];
}
