import type { Values } from '@portal/contract';
import { wholeOf } from '../read-values.ts';

export type Page = { page: number; pageSize: number };

/** No service pages beyond this many results. */
export const resultWindow = 10_000;

export function pageOf(values: Values): Page {
  return { page: wholeOf(values, 'page', 1), pageSize: wholeOf(values, 'pageSize', 10) };
}

export function isBeyondWindow({ page, pageSize }: Page): boolean {
  return page * pageSize > resultWindow;
}

export function pageSlice<Item>(found: readonly Item[], { page, pageSize }: Page): Item[] {
  const start = (page - 1) * pageSize;
  return found.slice(start, start + pageSize);
}

type Link = { prevPage?: string; nextPage?: string };

/** The same request for another page: every parameter stays in its place. */
function linkTo(url: URL, page: number): string {
  const query = new URLSearchParams(url.search);
  query.set('page', String(page));
  return `${url.origin}${url.pathname}?${query}`;
}

function linksOf({ page }: Page, totalPages: number, url: URL): Link {
  return {
    ...(page > 1 && page - 1 <= totalPages && { prevPage: linkTo(url, page - 1) }),
    ...(page < totalPages && { nextPage: linkTo(url, page + 1) }),
  };
}

type List = {
  page: Page;
  total: number;
  /** Each as JSON. */
  results: readonly string[];
  url: URL;
  /** As JSON. */
  aggregations?: string | undefined;
};

/** Keys and JSON texts, as an object. */
function written(parts: readonly (readonly [string, string | undefined])[]): string {
  const given = parts.filter(([, json]) => json !== undefined);
  return `{${given.map(([key, json]) => `"${key}":${json}`).join(',')}}`;
}

function partsOf({ page, total, results, url, aggregations }: List) {
  const { pageSize } = page;
  const totalPages = Math.ceil(total / pageSize);
  const { prevPage, nextPage } = linksOf(page, totalPages, url);
  return {
    type: ['type', '"ResultList"'],
    results: ['results', `[${results.join(',')}]`],
    counts: [
      ['pageSize', `${pageSize}`],
      ['totalPages', `${totalPages}`],
      ['totalResults', `${total}`],
    ],
    links: [
      ['prevPage', prevPage && JSON.stringify(prevPage)],
      ['nextPage', nextPage && JSON.stringify(nextPage)],
    ],
    aggregations: ['aggregations', aggregations],
  } as const;
}

/** A page of works or images: counts before results, and unencoded commas in links. */
export function catalogueList(list: List): string {
  const { type, counts, results, links, aggregations } = partsOf(list);
  const plain = links.map(([key, json]) => [key, json?.replaceAll('%2C', ',')] as const);
  return written([type, ...counts, results, ...plain, aggregations]);
}

/** A page of concepts or of content: results before counts. */
export function contentList(list: List): string {
  const { type, counts, results, links, aggregations } = partsOf(list);
  return written([type, results, aggregations, ...counts, ...links]);
}
