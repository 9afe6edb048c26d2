import { ResponseError } from './response-error.ts';
import { wait as realWait, type Wait } from './wait.ts';

export type PagesOptions<Query, Page> = {
  /** What to ask for first, e.g. `{ page: 1 }`. */
  first: Query;
  /** Asks for one page, e.g. `(query) => client.GET('/works', { params: { query } })`. */
  load: (query: Query) => Promise<{ data?: Page; error?: unknown; response: Response }>;
  /** What to ask for after a page; `undefined` after the last. */
  next: (page: Page, query: Query) => Query | undefined;
  /** Milliseconds between two requests. None by default. */
  pause?: number | undefined;
  signal?: AbortSignal | undefined;
  wait?: Wait | undefined;
  /** What is asked for, in an error. By default the address of the answer. */
  path?: string | undefined;
};

/** The pages of a list, each requested when the loop gets there. An error of the service is thrown. */
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
