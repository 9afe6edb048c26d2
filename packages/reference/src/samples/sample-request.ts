import {
  type Api,
  type HttpRequest,
  hideSecrets,
  type Operation,
  placeholderCredentials,
  type RequestInput,
  type Values,
  writeHttpRequest,
} from '@portal/contract';
import type { Grammar } from './grammar.ts';

/**
 * The client that samples use for an API, e.g. `{ package: '@portal/client', api: 'catalogue' }`.
 */
export type TypedClient = { package: string; api: string };

/** The request that a reader sees and sends: every sample is written from this one object. */
export type SampleRequest = HttpRequest & {
  operation: Operation;
  values: Values;
  client?: TypedClient;
};

export type Language = {
  /** Remembered as the reader's choice, e.g. `curl`. */
  id: string;
  /** e.g. `cURL` */
  label: string;
  /** What a syntax highlighter calls it, e.g. `bash`. */
  highlighter: string;
  /** Other names that guides use for it in fences, e.g. `mjs`. */
  fences?: readonly string[];
  grammar: Grammar;
  write: (request: SampleRequest) => string;
};

/** The request as others may see it: samples, HAR. It has placeholders for a reader's keys. */
export function toSampleRequest(given: {
  api: Pick<Api, 'securitySchemes'>;
  operation: Operation;
  input: RequestInput;
  baseUrl: string;
  client?: TypedClient | undefined;
}): SampleRequest {
  const { api, operation, input, baseUrl, client } = given;
  const values = hideSecrets(api, operation, input.values);
  const credentials = placeholderCredentials(api, operation, input.credentials);
  return {
    ...writeHttpRequest(api, operation, { ...input, values, credentials }, baseUrl),
    operation,
    values,
    ...(client && { client }),
  };
}

export type NamePassword = { username: string; password: string };

const basicHeader = /^Basic ([A-Za-z0-9+/]+=*)$/;

/** A name and a password, written as such: nobody can edit them in base64. */
export function basicOf({ headers }: HttpRequest): NamePassword | undefined {
  const header = headers.find(({ name }) => name.toLowerCase() === 'authorization');
  const code = basicHeader.exec(header?.value ?? '')?.[1];
  if (code === undefined) return undefined;
  const text = atob(code);
  const at = text.indexOf(':');
  // Beyond ASCII, languages differ in how they encode a text.
  if (at === -1 || !/^[\x20-\x7e]*$/.test(text) || btoa(text) !== code) return undefined;
  return { username: text.slice(0, at), password: text.slice(at + 1) };
}

/** All except those that a sample writes in another way. */
export function headersOf(
  request: HttpRequest,
  ...without: readonly string[]
): [name: string, value: string][] {
  const left = new Set(without.map((name) => name.toLowerCase()));
  if (basicOf(request)) left.add('authorization');
  return request.headers
    .filter(({ name }) => !left.has(name.toLowerCase()))
    .map(({ name, value }) => [name, value]);
}

export function isPlainGet({ method, headers, body }: SampleRequest): boolean {
  return method === 'GET' && headers.length === 0 && body === undefined;
}

/** Joins the lines that are not empty; `undefined` leaves no trace. */
export function lines(...given: (string | undefined)[]): string {
  return given.filter((line) => line !== undefined).join('\n');
}
