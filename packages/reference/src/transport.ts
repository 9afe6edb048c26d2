import type { Operation } from '@portal/contract';

/** A failure that a reader asks for, to see how a program copes with it. */
export type Failure = {
  /** e.g. 503 */
  status?: number | undefined;
  /** The seconds by which the response is delayed. */
  wait?: number | undefined;
};

/** The failures that a transport can be asked for. */
export type Failures = {
  /** The statuses that it can return for an operation, in order. */
  statusesOf: (operation: Operation) => readonly number[];
  /** The delays to choose from, in seconds. */
  waits: readonly number[];
  /** The header that asks for it, e.g. `Prefer: code=503`. */
  headerFor: (failure: Failure) => { name: string; value: string };
};

/** A way to send the requests of a console: a sandbox, a live host, a recording. */
export type Transport = {
  /** Remembered as the reader's choice, e.g. `sandbox`. */
  id: string;
  /** e.g. `Sandbox` */
  label: string;
  /**
   * Whether requests reach a real service, which is assumed unless this is `false`. Requests that
   * change anything there are sent only after confirmation.
   */
  isLive?: boolean;
  /** What comes before an API's base path, e.g. `https://api.example.org`. */
  baseUrl: (apiId: string) => string;
  /**
   * Whether the site may call an address that the description names as a server. Without this, only
   * those on the host of `baseUrl`.
   */
  reaches?: (address: string) => boolean;
  /**
   * Resolves once requests will be answered; rejects with a message for the reader. Called before
   * each request and not part of its time: a transport that has to check does so once.
   */
  ready?: () => Promise<unknown>;
  /** If it fails on request: a console then offers that. */
  failures?: Failures;
  send: (request: Request, signal: AbortSignal) => Promise<Response>;
};
