import {
  type Api,
  type HttpBody,
  type Operation,
  type RequestInput,
  writeHttpRequest,
} from '@portal/contract';
import type { SampleRequest, TypedClient } from '../../samples/index.ts';
import type { Transport } from '../../transport.ts';

/** The one request that is shown, sampled, linked to and sent. */
export type RequestDraft = SampleRequest;

export function draftRequest(
  given: RequestInput & {
    api: Api;
    operation: Operation;
    transport: Transport;
    /** The API's typed client, if there is one. */
    client?: TypedClient | undefined;
  },
): RequestDraft {
  const { api, operation, values, body, credentials, transport, client } = given;
  const input = { values, body, credentials };
  return {
    ...writeHttpRequest(api, operation, input, transport.baseUrl(api.id)),
    operation,
    values,
    ...(client && { client }),
  };
}

function bodyOf(body: HttpBody | undefined): BodyInit | undefined {
  if (body === undefined || body.kind === 'text') return body?.text;
  if (body.kind === 'file') return body.file.data ?? '';
  const form = new FormData();
  for (const { name, value } of body.parts) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value.data ?? new Blob([]), value.fileName);
  }
  return form;
}

/** Throws where a browser would not send it at all, such as for a header with a line break. */
export function toRequest({ method, url, headers, body }: RequestDraft): Request {
  return new Request(url, {
    method,
    headers: headers.map(({ name, value }): [string, string] => [name, value]),
    ...(body && { body: bodyOf(body) ?? null }),
  });
}
