import { fetchPages } from '../fetch-pages.ts';
import type { Wait } from '../wait.ts';
import type { ApiName, ApiPath, OkContent, Operation } from './api-types.ts';
import { snapshotUrl } from './apis.ts';
import type { ApiClient } from './client-types.ts';
import { ResultWindowError, resultWindow } from './result-window-error.ts';

type AnyPage = { results: unknown[]; totalPages: number; totalResults: number };

type PageOf<Name extends ApiName, Path extends ApiPath<Name>> = Extract<
  OkContent<Operation<Name, Path>>[keyof OkContent<Operation<Name, Path>>],
  AnyPage
>;

/** The paths that return a list, e.g. `/works`. */
export type ListPath<Name extends ApiName> = {
  [Path in ApiPath<Name>]: [PageOf<Name, Path>] extends [never] ? never : Path;
}[ApiPath<Name>];

type QueryOf<Call> = Call extends { parameters: { query?: infer Query } } ? Query : never;

export type PaginateOptions<Name extends ApiName, Path extends ListPath<Name>> = {
  /** As for `GET`. `page` is where to start; `pageSize` defaults to 100. */
  params?: { query?: NonNullable<QueryOf<Operation<Name, Path>>> | undefined } | undefined;
  signal?: AbortSignal | undefined;
  /** Milliseconds between requests. None by default. */
  pause?: number | undefined;
  wait?: Wait | undefined;
};

export type Pages<Page extends AnyPage> = AsyncIterable<Page['results'][number]> & {
  /** The same, a whole page at a time, with its counts and aggregations. */
  pages(): AsyncIterable<Page>;
};

/**
 * All results of a list, fetched page by page as needed. Every loop over it starts again.
 *
 * The loop throws a `ResultWindowError` if there are more results than the service returns, and a
 * `ResponseError` if it responds with an error.
 */
export function paginate<Name extends ApiName, Path extends ListPath<Name>>(
  client: ApiClient<Name>,
  path: Path,
  options: PaginateOptions<Name, Path> = {},
): Pages<PageOf<Name, Path>> {
  const pages = () => numberedPages<Name, PageOf<Name, Path>>(client, path, options);
  return {
    pages,
    async *[Symbol.asyncIterator]() {
      for await (const page of pages()) yield* page.results;
    },
  };
}

type AnyOptions = {
  params?: { query?: { page?: number; pageSize?: number } | undefined } | undefined;
  signal?: AbortSignal | undefined;
  pause?: number | undefined;
  wait?: Wait | undefined;
};

type GetPage<Page> = (
  path: string,
  options: object,
) => Promise<{ data?: Page; error?: unknown; response: Response }>;

function numberedPages<Name extends ApiName, Page extends AnyPage>(
  client: ApiClient<Name>,
  path: string,
  { params, ...others }: AnyOptions,
): AsyncIterable<Page> {
  // The compiler cannot tell the options of a path that is itself a type parameter.
  const get = client.GET as unknown as GetPage<Page>;
  const { signal } = others;
  const { page: first = 1, pageSize = 100 } = params?.query ?? {};
  const inWindow = (page: number, totalResults?: number): number => {
    const reached = (page - 1) * pageSize;
    if (reached + pageSize <= resultWindow) return page;
    const snapshot = snapshotUrl(client.api, path, client.datasetsUrl);
    throw new ResultWindowError({ path, reached, totalResults, snapshot });
  };
  return fetchPages<number, Page>({
    ...others,
    path,
    first,
    load: async (page) => {
      const query = { ...params?.query, page: inWindow(page), pageSize };
      return get(path, { params: { query }, signal });
    },
    next: ({ results, totalPages, totalResults }, page) =>
      page >= totalPages || results.length === 0 ? undefined : inWindow(page + 1, totalResults),
  });
}
