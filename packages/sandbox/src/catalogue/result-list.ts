import { isBeyondWindow, type Page, resultWindow } from '../result-window.ts';
import { CatalogueError } from './catalogue-error.ts';

/** Only the first ten thousand can be paged through; the text says where the rest is. */
export function checkWindow(page: Page, what: 'works' | 'images', site: string): void {
  if (!isBeyondWindow(page)) return;
  throw new CatalogueError(
    400,
    `Only the first ${resultWindow} ${what} are available in the API. If you want more ${what}, you can download a snapshot of the complete catalogue: ${site}/docs/datasets`,
  );
}

export function resultList(
  { page, pageSize }: Page,
  total: number,
  results: readonly string[],
  url: URL,
  aggregations?: string,
): string {
  const totalPages = Math.ceil(total / pageSize);
  const parts = [
    '"type":"ResultList"',
    `"pageSize":${pageSize}`,
    `"totalPages":${totalPages}`,
    `"totalResults":${total}`,
    `"results":[${results.join(',')}]`,
    ...(page > 1 && page - 1 <= totalPages ? [`"prevPage":${link(url, page - 1)}`] : []),
    ...(page < totalPages ? [`"nextPage":${link(url, page + 1)}`] : []),
    ...(aggregations === undefined ? [] : [`"aggregations":${aggregations}`]),
  ];
  return `{${parts.join(',')}}`;
}

/** The same request for another page: every parameter is kept, in its place. */
function link(url: URL, page: number): string {
  const query = new URLSearchParams(url.search);
  query.set('page', String(page));
  return JSON.stringify(`${url.origin}${url.pathname}?${String(query).replaceAll('%2C', ',')}`);
}
