import type { HeadersOptions, Middleware, ParamsOption, ParseAs } from 'openapi-fetch';
import type { Fetch, RetryOptions } from '../with-retry.ts';
import type { ApiName, ApiPath, ErrorContent, OkContent, Operation } from './api-types.ts';
import type { SnapshotPath } from './apis.ts';

export type ClientOptions = {
  /**
   * What stands before the API's own path: `https://api.example.org`, or
   * `http://localhost:3000/sandbox`.
   */
  baseUrl: string;
  /** The global `fetch` unless told otherwise. */
  fetch?: Fetch;
  /** What to do when the service is busy; `false` for nothing. */
  retry?: RetryOptions | false;
  /** Ends every request of this client. */
  signal?: AbortSignal;
  headers?: HeadersOptions;
  /** Where the snapshots are: `{baseUrl}/datasets` unless told otherwise. */
  datasetsUrl?: string;
};

type Options<Call, As> = ParamsOption<Call> &
  Omit<RequestInit, 'method' | 'body' | 'headers' | 'window'> & {
    headers?: HeadersOptions;
    /** How to read a good answer, if not the way that suits the operation. */
    parseAs?: As;
  };

/** The options may be left out where no parameter is required. */
type Init<Given> = Record<never, never> extends Given ? [options?: Given] : [options: Given];

type BodyAs = {
  text: string;
  blob: Blob;
  arrayBuffer: ArrayBuffer;
  stream: ReadableStream<Uint8Array> | null;
};

type Data<Call, As> = As extends keyof BodyAs ? BodyAs[As] : OkContent<Call>[keyof OkContent<Call>];

/** `{ data }` for a good answer, `{ error }` for any other; always with the `response`. */
export type Result<Name extends ApiName, Path extends ApiPath<Name>, As = undefined> =
  | { data: Data<Operation<Name, Path>, As>; error?: never; response: Response }
  | { data?: never; error: ErrorContent<Operation<Name, Path>>; response: Response };

export type ApiClient<Name extends ApiName> = {
  readonly api: Name;
  readonly baseUrl: string;
  readonly datasetsUrl: string;
  /** Every call of these APIs is a GET. */
  GET<Path extends ApiPath<Name>, As extends ParseAs | undefined = undefined>(
    path: Path,
    ...init: Init<Options<Operation<Name, Path>, As>>
  ): Promise<Result<Name, Path, As>>;
  /** Where the whole of a list can be downloaded; see `readSnapshot`. */
  snapshotUrl(path: SnapshotPath<Name>): string;
  use(...middleware: Middleware[]): void;
  eject(...middleware: Middleware[]): void;
};
