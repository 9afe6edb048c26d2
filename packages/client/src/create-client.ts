import createFetchClient, { type Client } from 'openapi-fetch';
import type { ApiName } from './api-types.ts';
import { apis, bodyKind, snapshotUrl } from './apis.ts';
import type { ApiClient, ClientOptions } from './client-types.ts';
import { followRedirects } from './follow-redirects.ts';
import { ParameterError } from './parameter-error.ts';
import { type AnyResult, settleResult } from './settle-result.ts';
import { type Fetch, withRetry } from './with-retry.ts';
import { writePath } from './write-path.ts';
import { writeQuery } from './write-query.ts';

type AnyOptions = {
  params?: { path?: Record<string, unknown>; query?: Record<string, unknown> };
  parseAs?: string;
  signal?: AbortSignal | null;
};

const globalFetch: Fetch = (request) => globalThis.fetch(request);

/**
 * A client of one API. A call gives `{ data }` or `{ error }` and does not throw when the service
 * answers with an error; it does when no answer comes or none that can be read, when it is aborted,
 * or when a value cannot be sent at all.
 */
export function createClient<Name extends ApiName>(
  api: Name,
  options: ClientOptions,
): ApiClient<Name> {
  const { fetch = globalFetch, retry, headers } = options;
  const baseUrl = checkBaseUrl(api, options.baseUrl);
  const datasetsUrl = (options.datasetsUrl ?? `${baseUrl}/datasets`).replace(/\/+$/, '');
  const send = followRedirects(retry === false ? fetch : withRetry(fetch, retry));
  const inner = createFetchClient<Record<string, never>>({
    baseUrl: `${baseUrl}${apis[api].basePath}`,
    fetch: async (request) => send(request),
    querySerializer: (query) => writeQuery(query, apis[api].listSyntax),
    pathSerializer: writePath,
    ...(headers ? { headers } : {}),
  });
  const get = inner.GET as (path: string, init: object) => Promise<AnyResult>;

  const GET = async (path: string, given: AnyOptions = {}): Promise<AnyResult> => {
    const parseAs = given.parseAs ?? bodyKind(api, path);
    const params = { ...given.params, path: given.params?.path ?? {} };
    const signal = bothSignals(options.signal, given.signal);
    const result = await get(path, { ...given, parseAs, params, signal }).catch((cause) => {
      throw cause instanceof SyntaxError ? notJson(path, cause) : cause;
    });
    if (result.response.ok && parseAs === 'json' && result.data === undefined) throw notJson(path);
    return settleResult(api, parseAs, result);
  };

  return {
    api,
    baseUrl,
    datasetsUrl,
    GET: GET as unknown as ApiClient<Name>['GET'],
    snapshotUrl: (path) => snapshotUrl(api, path, datasetsUrl) ?? noSnapshot(path),
    use: (inner as Client<object>).use,
    eject: (inner as Client<object>).eject,
  };
}

function noSnapshot(path: string): never {
  throw new ParameterError('path', `there is no snapshot of ${path}.`);
}

function checkBaseUrl(api: ApiName, given: string): string {
  const baseUrl = given.replace(/\/+$/, '');
  const { basePath } = apis[api];
  if (/[?#]/.test(baseUrl)) throw new TypeError(`baseUrl: '${given}' must end with its path.`);
  if (basePath !== '' && baseUrl.endsWith(basePath)) {
    const wanted = baseUrl.slice(0, -basePath.length);
    throw new TypeError(`baseUrl: leave out ${basePath}, the client adds it. Use '${wanted}'.`);
  }
  return baseUrl;
}

function bothSignals(
  one: AbortSignal | undefined,
  other: AbortSignal | null | undefined,
): AbortSignal | undefined {
  return (one && other ? AbortSignal.any([one, other]) : (one ?? other)) ?? undefined;
}

function notJson(path: string, cause?: unknown): Error {
  return new Error(
    `GET ${path}: the answer is not JSON, although its status is good. Is baseUrl right?`,
    cause === undefined ? {} : { cause },
  );
}
