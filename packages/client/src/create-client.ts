import createFetchClient, {
  type Client,
  type ClientOptions as FetchClientOptions,
} from 'openapi-fetch';
import { followRedirects } from './follow-redirects.ts';
import { type BodyKind, readBody } from './read-body.ts';
import { keepWhileRead, withSignal } from './request-signal.ts';
import { statusWords } from './response-error.ts';
import { type Fetch, type RetryOptions, withRetry } from './with-retry.ts';
import { writePath } from './write-path.ts';

/** The options of `openapi-fetch`, such as `headers` and `querySerializer`, and these. */
export type ClientOptions = Omit<FetchClientOptions, 'baseUrl' | 'fetch' | 'signal'> & {
  /** The URL before the paths of the description, e.g. `https://api.example.org/v2`. */
  baseUrl: string;
  /** Defaults to the global `fetch`. */
  fetch?: Fetch | undefined;
  /** When to retry if the service is busy; `false` never retries. */
  retry?: RetryOptions | false | undefined;
  /** Aborts every request of this client. */
  signal?: AbortSignal | undefined;
};

/** One function per HTTP method, typed by the description. */
export type ApiClient<Paths extends object> = Client<Paths>;

/** Any API: what is the same for every description needs no types of one. */
export type AnyPaths = Record<string, Record<Method, AnyOperation>>;

type AnyOperation = {
  parameters: { path?: Record<string, unknown> };
  responses: { default: { content: Record<string, unknown> } };
};
type AnyOptions = { params?: AnyOperation['parameters']; parseAs?: BodyKind };
type AnyResult = { data?: unknown; error?: unknown; response: Response };
type Method = (typeof methods)[number];

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;
const globalFetch: Fetch = (request, init) => globalThis.fetch(request, init);

/**
 * A client for the API whose `paths` openapi-typescript generated. A call resolves to `{ data }` or
 * `{ error }` and does not throw if the service responds with an error; it throws if there is no
 * response or an unreadable one, if it is aborted, or if a value cannot be sent at all. A body is read
 * according to its media type, unless `parseAs` is given.
 */
export function createClient<Paths extends object>(options: ClientOptions): ApiClient<Paths> {
  const { baseUrl, fetch = globalFetch, retry, signal, ...others } = options;
  const send = followRedirects(retry === false ? fetch : withRetry(fetch, retry));
  const inner = createFetchClient<AnyPaths>({
    pathSerializer: writePath,
    ...others,
    baseUrl: checkBaseUrl(baseUrl),
    fetch: async (request: Request, init?: RequestInit) => {
      const sent = signal
        ? withSignal(request, AbortSignal.any([signal, request.signal]))
        : request;
      return keepWhileRead(await send(sent, init), request, sent);
    },
  });

  async function request(method: Method, path: string, given: AnyOptions = {}): Promise<AnyResult> {
    const params = { ...given.params, path: given.params?.path ?? {} };
    const parseAs = given.parseAs ?? 'stream';
    const result = await inner.request(method, path, { ...given, params, parseAs });
    const { response } = result;
    // An error without a body must not look like success.
    if (!response.ok) return { ...result, error: result.error || statusWords(response) };
    if (given.parseAs) return result;
    const what = `${method.toUpperCase()} ${path}`;
    return { data: await readBody(response, what), response };
  }
  const calls = methods.map((method) => [
    method.toUpperCase(),
    (path: string, given?: AnyOptions) => request(method, path, given),
  ]);
  // Typed by the description, not from here: what `Object.fromEntries` returns is `any`.
  return { ...inner, ...Object.fromEntries(calls), request };
}

export function checkBaseUrl(given: unknown): string {
  if (typeof given !== 'string') {
    throw new TypeError("baseUrl: give an address, such as 'https://museum.example/v2'.");
  }
  if (/[?#]/.test(given)) throw new TypeError(`baseUrl: '${given}' must end with its path.`);
  return given.replace(/\/+$/, '');
}
