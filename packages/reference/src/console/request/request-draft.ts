import {
  type Api,
  type BodyFile,
  type Credentials,
  type HttpBody,
  type HttpRequest,
  hideSecrets,
  type Operation,
  type RequestInput,
  type SecurityRequirement,
  writeHttpRequest,
} from '@portal/contract';
import type { SampleRequest, TypedClient } from '../../samples/index.ts';
import type { Transport } from '../../transport.ts';
import { type AskedFailure, withFailure } from './failure/asked-failure.ts';

/** The one request that is shown, sampled, linked to and sent. */
export type RequestDraft = SampleRequest & { failure?: AskedFailure | undefined };

type Given = Omit<RequestInput, 'credentials'> & {
  api: Api;
  operation: Operation;
  transport: Transport;
  /** The API's typed client, if there is one. */
  client?: TypedClient | undefined;
  /** A server from the description, called instead of the transport's own address. */
  address?: string | undefined;
  /** The failure that it asks for. */
  failure?: AskedFailure | undefined;
  /** The way to authenticate; by default the operation's first. */
  requirement?: SecurityRequirement | undefined;
  /** Placeholders, since a draft is shown, copied and linked to. */
  credentials?: Credentials | undefined;
};

export function draftRequest(given: Given): RequestDraft {
  const { api, operation, client, failure } = given;
  // A key may also be a parameter: what is shown and copied has a placeholder for it.
  const values = hideSecrets(api, operation, given.values);
  return {
    ...wireRequest({ ...given, values }),
    operation,
    values,
    ...(client && { client }),
    ...(failure && { failure }),
  };
}

/** What goes over the wire: the same with the reader's own keys, shown nowhere. */
export function wireRequest(given: Given): HttpRequest {
  const { api, operation, values, body, credentials, transport, requirement, address } = given;
  const { failure } = given;
  const chosen = {
    ...operation,
    ...(requirement && { security: [requirement] }),
    ...(address !== undefined && { basePath: '' }),
  };
  const base = address ?? transport.baseUrl(api.id);
  return withFailure(writeHttpRequest(api, chosen, { values, body, credentials }, base), failure);
}

function dataOf({ fileName, data }: BodyFile): Blob {
  if (!data) throw new Error(`No file was chosen for ${fileName}. Choose a file to send.`);
  return data;
}

function bodyOf(body: HttpBody | undefined): BodyInit | undefined {
  if (body === undefined || body.kind === 'text') return body?.text;
  if (body.kind === 'file') return dataOf(body.file);
  const form = new FormData();
  for (const { name, value, mediaType } of body.parts) {
    if (typeof value !== 'string') form.append(name, dataOf(value), value.fileName);
    else if (mediaType === undefined) form.append(name, value);
    else form.append(name, new Blob([value], { type: mediaType }));
  }
  return form;
}

/** Throws if a browser would not send it at all, e.g. for a header with a line break. */
export function toRequest({ method, url, headers, body }: HttpRequest): Request {
  return new Request(url, {
    method,
    headers: headers.map(({ name, value }): [string, string] => [name, value]),
    ...(body && { body: bodyOf(body) ?? null }),
  });
}
