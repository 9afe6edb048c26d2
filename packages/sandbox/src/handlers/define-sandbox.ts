import type { BodyInput, Credentials, Values } from '@portal/contract';

/** A request that a handler answers: matched, checked and let in by the API's description. */
export type HandledCall = {
  /** By parameter name, typed by the description. */
  values: Values;
  /** As its content type has it: JSON and forms are parsed. */
  body?: BodyInput | undefined;
  /** By the name of the security scheme, as far as the request has any. */
  credentials: Credentials;
  /** What comes before the API's base path, e.g. "https://museum.example/sandbox". */
  base: string;
  request: Request;
};

/** `json` is written as JSON, `text` as it is; with neither, the answer has no body. */
export type HandlerAnswer = {
  /** 200 if left out, 204 without a body. */
  status?: number;
  headers?: Readonly<Record<string, string>>;
  json?: unknown;
  text?: string;
};

export type Handler = (call: HandledCall) => HandlerAnswer | Promise<HandlerAnswer>;

export type PortalSandbox = {
  /**
   * Whether keys and tokens are right, for operations that ask for any. Without it, whatever is sent
   * is accepted.
   */
  accepts?: (credentials: Credentials) => boolean;
  /** By operationId. */
  operations: Readonly<Record<string, Handler>>;
};

/**
 * A portal's own sandbox, in its file `sandbox.ts`. It runs in Node and in a service worker, so it
 * may use what both have. What it keeps in variables lasts as long as the process or the worker.
 */
export function defineSandbox(sandbox: PortalSandbox): PortalSandbox {
  return sandbox;
}
