import { ResponseError } from './response-error.ts';
import { wait as realWait, type Wait } from './wait.ts';

export type PagesOptions<Query, Page> = {
  /** The query for the first page, e.g. `{ page: 1 }`. */
  first: Query;
  /** Requests one page, e.g. `(query) => client.GET('/works', { params: { query } })`. */
  load: (query: Query) => Promise<{ data?: Page; error?: unknown; response: Response }>;
  /** The query for the page after this one; `undefined` after the last. */
  next: (page: Page, query: Query) => Query | undefined;
  /** Milliseconds between requests. None by default. */
  pause?: number | undefined;
  signal?: AbortSignal | undefined;
  wait?: Wait | undefined;
  /** What to name in an error. By default the address of the response. */
  path?: string | undefined;
};

/** The pages of a list, each requested when the loop reaches it. Throws if the service returns an error. */
export async function* fetchPages<Query, Page>(
  options: PagesOptions<Query, Page>,
): AsyncGenerator<Page, void, undefined> {
  const { first, load, next, pause = 0, signal, wait = realWait, path } = options;
  for (let query: Query | undefined = first; ; ) {
    signal?.throwIfAborted();
    const { data, error, response } = await load(query);
    if (data === undefined) throw new ResponseError(path ?? response.url, error, response);
    yield data;
    query = next(data, query);
    if (query === undefined) return;
    if (pause > 0) await wait(pause, signal);
  }
}
