import type { PagePlan } from '../../plugin/plan-page.ts';
import type { ReferenceSite } from '../reference-site.ts';
import type { EventTable } from './event-table.ts';
import type { PageStore } from './page-state.ts';

/** The address of the page, as the site's router knows it. */
export type Place = { pathname: string; search: string; hash: string; state?: unknown };

export type Router = {
  push: (address: string, state?: unknown) => void;
  replace: (address: string, state?: unknown) => void;
};

export type Surroundings = {
  page: PagePlan;
  store: PageStore;
  router: Router;
  site: ReferenceSite;
  /** The element that contains the article; undefined before the page is rendered. */
  root: () => HTMLElement | null;
};

/** An interactive part of the server-rendered article. */
export type Island = {
  events?: EventTable;
  /** What it does by itself once the article is in the page. Returns a function that ends it. */
  start?: (root: HTMLElement) => () => void;
  /** Called with the address once the article is in the page, and whenever the address changes. */
  visit?: (place: Place, before: Place | undefined) => void;
};

export const couldNotLoad =
  'This could not be loaded. Check your connection and try again, or reload the page.';
