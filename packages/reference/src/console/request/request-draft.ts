import { type Api, buildRequest, type Operation, type Values } from '@portal/contract';
import type { SampleRequest, TypedClient } from '../../samples/index.ts';
import type { Transport } from '../../transport.ts';

/** The one request that is shown, sampled, linked to and sent. */
export type RequestDraft = SampleRequest & { headers: Readonly<Record<string, string>> };

function headersOf({ parameters }: Operation, values: Values): Record<string, string> {
  return Object.fromEntries(
    parameters.flatMap(({ name, in: place }) => {
      const value = Object.hasOwn(values, name) ? values[name] : undefined;
      return place === 'header' && value !== undefined ? [[name, [value].flat().join(',')]] : [];
    }),
  );
}

export function draftRequest(given: {
  api: Api;
  operation: Operation;
  values: Values;
  transport: Transport;
  /** The API's typed client, if there is one. */
  client?: TypedClient | undefined;
}): RequestDraft {
  const { api, operation, values, transport, client } = given;
  return {
    method: operation.method.toUpperCase(),
    url: buildRequest(operation, values, transport.baseUrl(api.id)).href,
    headers: headersOf(operation, values),
    operation,
    values,
    ...(client && { client }),
  };
}

/** Throws where a browser would not send it at all, such as for a header with a line break. */
export function toRequest({ method, url, headers }: RequestDraft): Request {
  return new Request(url, { method, headers });
}
