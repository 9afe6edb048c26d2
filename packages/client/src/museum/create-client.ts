import type { ParseAs } from 'openapi-fetch';
import {
  type AnyPaths,
  checkBaseUrl as checkAnyBaseUrl,
  createClient as createAnyClient,
} from '../create-client.ts';
import { ParameterError } from '../parameter-error.ts';
import { commaLists } from '../write-query.ts';
import type { ApiName } from './api-types.ts';
import { apis, bodyKind, snapshotUrl } from './apis.ts';
import type { ApiClient, ClientOptions } from './client-types.ts';
import { type AnyResult, settleResult } from './settle-result.ts';

type AnyOptions = { parseAs?: ParseAs };

/**
 * A client for one API. A call resolves to `{ data }` or `{ error }` and does not throw if the service
 * responds with an error; it throws if there is no response or an unreadable one, if it is aborted, or
 * if a value cannot be sent at all.
 */
export function createClient<Name extends ApiName>(
  api: Name,
  options: ClientOptions,
): ApiClient<Name> {
  const { datasetsUrl: datasets, ...others } = options;
  const baseUrl = checkBaseUrl(api, options.baseUrl);
  const datasetsUrl = (datasets ?? `${baseUrl}/datasets`).replace(/\/+$/, '');
  const inner = createAnyClient<AnyPaths>({
    ...others,
    baseUrl: `${baseUrl}${apis[api].basePath}`,
    querySerializer: commaLists(apis[api].listSyntax),
  });

  const GET = async (path: string, given: AnyOptions = {}): Promise<AnyResult> => {
    const parseAs = given.parseAs ?? bodyKind(api, path);
    const result = await inner.GET(path, { ...given, parseAs }).catch((cause) => {
      throw cause instanceof SyntaxError ? notJson(path, cause) : cause;
    });
    if (result.response.ok && parseAs === 'json' && result.data === undefined) throw notJson(path);
    return settleResult(api, parseAs, result);
  };

  return {
    api,
    baseUrl,
    datasetsUrl,
    // Nothing here can prove that a response has the type that its description gives.
    GET: GET as unknown as ApiClient<Name>['GET'],
    snapshotUrl: (path) => snapshotUrl(api, path, datasetsUrl) ?? noSnapshot(path),
    use: inner.use,
    eject: inner.eject,
  };
}

function noSnapshot(path: string): never {
  throw new ParameterError('path', `there is no snapshot of ${path}.`);
}

function checkBaseUrl(api: ApiName, given: string): string {
  const baseUrl = checkAnyBaseUrl(given);
  const { basePath } = apis[api];
  if (basePath !== '' && baseUrl.endsWith(basePath)) {
    const wanted = baseUrl.slice(0, -basePath.length);
    throw new TypeError(`baseUrl: leave out ${basePath}, the client adds it. Use '${wanted}'.`);
  }
  return baseUrl;
}

function notJson(path: string, cause?: unknown): Error {
  return new Error(
    `GET ${path}: the answer is not JSON, although the request succeeded. Is baseUrl right?`,
    cause === undefined ? {} : { cause },
  );
}
