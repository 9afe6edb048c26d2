export type ListedPage = {
  /** e.g. "/docs/iiif" */
  path: string;
  title: string;
  description: string;
};

/** Pages written as components carry no front matter, so their words stand here. */
export const homePage: ListedPage = {
  path: '/',
  title: 'Home',
  description:
    'Four public, read-only APIs for works, pictures, stories and page text, with guides, nine examples and a first request to copy.',
};

export const searchPage: ListedPage = {
  path: '/search',
  title: 'Search',
  description: 'Find a guide, an example or an API reference by its words.',
};

export const sandboxPage: ListedPage = {
  path: '/sandbox',
  title: 'The sandbox',
  description:
    'Requests to begin with, each with a button that runs it against an invented collection: works, pictures, stories, page text and errors.',
};

/** Pages with nothing to read, so without a Markdown twin. */
export const pagesWithoutTwin = [searchPage.path, '/404.html'];
