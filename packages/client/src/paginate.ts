import type { ApiName, ApiPath, OkContent, Operation } from './api-types.ts';
import { snapshotUrl } from './apis.ts';
import type { ApiClient } from './client-types.ts';
import { ResponseError } from './response-error.ts';
import { ResultWindowError, resultWindow } from './result-window-error.ts';
import { wait as realWait, type Wait } from './wait.ts';

type AnyPage = { results: unknown[]; totalPages: number; totalResults: number };

type PageOf<Name extends ApiName, Path extends ApiPath<Name>> = Extract<
  OkContent<Operation<Name, Path>>[keyof OkContent<Operation<Name, Path>>],
  AnyPage
>;

/** The paths that answer with a list, e.g. `/works`. */
export type ListPath<Name extends ApiName> = {
  [Path in ApiPath<Name>]: [PageOf<Name, Path>] extends [never] ? never : Path;
}[ApiPath<Name>];

type QueryOf<Call> = Call extends { parameters: { query?: infer Query } } ? Query : never;

export type PaginateOptions<Name extends ApiName, Path extends ListPath<Name>> = {
  /** As for `GET`. `page` is where to begin; `pageSize` is 100 unless told otherwise. */
  params?: { query?: NonNullable<QueryOf<Operation<Name, Path>>> };
  signal?: AbortSignal;
  /** Milliseconds between two requests. None unless told otherwise. */
  pause?: number;
  wait?: Wait;
};

export type Pages<Page extends AnyPage> = AsyncIterable<Page['results'][number]> & {
  /** The same, a whole page at a time, with its counts and aggregations. */
  pages(): AsyncIterable<Page>;
};

/**
 * All results of a list, fetched page by page as they are needed. Every loop over it starts anew.
 *
 * The loop ends by throwing a `ResultWindowError` if results remain that the service does not hand
 * out, and a `ResponseError` if it answers with an error.
 */
export function paginate<Name extends ApiName, Path extends ListPath<Name>>(
  client: ApiClient<Name>,
  path: Path,
  options: PaginateOptions<Name, Path> = {},
): Pages<PageOf<Name, Path>> {
  const pages = () => fetchPages(client, path, options) as AsyncIterable<PageOf<Name, Path>>;
  return {
    pages,
    async *[Symbol.asyncIterator]() {
      for await (const page of pages()) yield* page.results;
    },
  };
}

type AnyOptions = {
  params?: { query?: { page?: number; pageSize?: number } };
  signal?: AbortSignal;
  pause?: number;
  wait?: Wait;
};

type AnyGet = (
  path: string,
  options: object,
) => Promise<{ data?: AnyPage; error?: unknown; response: Response }>;

async function* fetchPages<Name extends ApiName>(
  client: ApiClient<Name>,
  path: string,
  { params, signal, pause = 0, wait = realWait }: AnyOptions,
): AsyncGenerator<AnyPage> {
  const get = client.GET as unknown as AnyGet;
  const { page: first = 1, pageSize = 100 } = params?.query ?? {};
  let totalResults: number | undefined;
  for (let page = first; ; page += 1) {
    const reached = (page - 1) * pageSize;
    if (reached + pageSize > resultWindow) {
      const snapshot = snapshotUrl(client.api, path, client.datasetsUrl);
      throw new ResultWindowError({ path, reached, totalResults, snapshot });
    }
    if (page > first && pause > 0) await wait(pause, signal);
    signal?.throwIfAborted();
    const query = { ...params?.query, page, pageSize };
    const { data, error, response } = await get(path, { params: { query }, signal });
    if (!data) throw new ResponseError(path, error, response);
    totalResults = data.totalResults;
    yield data;
    if (page >= data.totalPages || data.results.length === 0) return;
  }
}
