import type { JsonValue, Values } from '../model.ts';

/** What a reader has filled in. The same input always produces the same `HttpRequest`. */
export type RequestInput = {
  values: Values;
  body?: BodyInput | undefined;
  /** Only those that the operation requires are sent. Never part of a permalink. */
  credentials?: Credentials | undefined;
};

/** By the name of the security scheme. A text is a key or a token. */
export type Credentials = { readonly [scheme: string]: Credential | undefined };

export type Credential = string | { username: string; password: string };

export type BodyInput = { mediaType: string } & (
  | { kind: 'json'; value: JsonValue }
  /** Sent unchanged: XML, plain text, or JSON that is not (yet) valid. */
  | { kind: 'text'; text: string }
  /** A form, urlencoded or multipart, in order. */
  | { kind: 'fields'; fields: readonly BodyField[] }
  | { kind: 'file'; file: BodyFile }
);

export type BodyField = {
  name: string;
  value: string | BodyFile;
  /** Of this part of a multipart body, if it is not the default, e.g. `application/json`. */
  mediaType?: string;
};

/** `data` is missing if only the name is known: in samples, permalinks and descriptions. */
export type BodyFile = { fileName: string; mediaType: string; data?: Blob };

/** A request as sent over the wire; the URL bar, samples, HAR and `fetch` are written from this. */
export type HttpRequest = {
  /** Upper case, e.g. `POST`. */
  method: string;
  url: string;
  /** In order, including `Content-Type` unless a multipart boundary has yet to be chosen. */
  headers: readonly { name: string; value: string }[];
  body?: HttpBody;
};

export type HttpBody =
  | { kind: 'text'; mediaType: string; text: string }
  | { kind: 'multipart'; mediaType: string; parts: readonly BodyField[] }
  | { kind: 'file'; mediaType: string; file: BodyFile };
