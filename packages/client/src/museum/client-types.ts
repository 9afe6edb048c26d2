import type { HeadersOptions, Middleware, ParamsOption, ParseAs } from 'openapi-fetch';
import type { Fetch, RetryOptions } from '../with-retry.ts';
import type { ApiName, ApiPath, ErrorContent, OkContent, Operation } from './api-types.ts';
import type { SnapshotPath } from './apis.ts';

export type ClientOptions = {
  /**
   * The URL before the API's own path: `https://api.example.org`, or
   * `http://localhost:3000/sandbox`.
   */
  baseUrl: string;
  /** Defaults to the global `fetch`. */
  fetch?: Fetch | undefined;
  /** When to retry if the service is busy; `false` never retries. */
  retry?: RetryOptions | false | undefined;
  /** Aborts every request of this client. */
  signal?: AbortSignal | undefined;
  headers?: HeadersOptions;
  /** Where the snapshots are; defaults to `{baseUrl}/datasets`. */
  datasetsUrl?: string | undefined;
};

type Options<Call, As> = ParamsOption<Call> &
  Omit<RequestInit, 'method' | 'body' | 'headers' | 'window'> & {
    headers?: HeadersOptions;
    /** How to read a successful response, if not in the way that suits the operation. */
    parseAs?: As;
  };

/** The options are optional if no parameter is required. */
type Init<Given> = Record<never, never> extends Given ? [options?: Given] : [options: Given];

type BodyAs = {
  text: string;
  blob: Blob;
  arrayBuffer: ArrayBuffer;
  stream: ReadableStream<Uint8Array> | null;
};

type Data<Call, As> = As extends keyof BodyAs ? BodyAs[As] : OkContent<Call>[keyof OkContent<Call>];

/** `{ data }` for a successful response, `{ error }` for any other; always with the `response`. */
export type Result<Name extends ApiName, Path extends ApiPath<Name>, As = undefined> =
  | { data: Data<Operation<Name, Path>, As>; error?: never; response: Response }
  | { data?: never; error: ErrorContent<Operation<Name, Path>>; response: Response };

export type ApiClient<Name extends ApiName> = {
  readonly api: Name;
  readonly baseUrl: string;
  readonly datasetsUrl: string;
  /** Every operation of these APIs is a GET. */
  GET<Path extends ApiPath<Name>, As extends ParseAs | undefined = undefined>(
    path: Path,
    ...init: Init<Options<Operation<Name, Path>, As>>
  ): Promise<Result<Name, Path, As>>;
  /** Where a whole list can be downloaded; see `readSnapshot`. */
  snapshotUrl(path: SnapshotPath<Name>): string;
  use(...middleware: Middleware[]): void;
  eject(...middleware: Middleware[]): void;
};
