import type { BodyInput, Credentials, Values } from '@portal/contract';

/** A request for a handler: matched, checked and authorised against the API's description. */
export type HandledCall = {
  /** By parameter name, typed by the description. */
  values: Values;
  /** Parsed by content type: JSON and forms become values. */
  body?: BodyInput | undefined;
  /** By name of the security scheme, as far as the request has any. */
  credentials: Credentials;
  /** The URL before the API's base path, e.g. "https://museum.example/sandbox". */
  base: string;
  request: Request;
};

/** `json` is written as JSON, `text` unchanged; with neither, the answer has no body. */
export type HandlerAnswer = {
  /** 200 by default, or 204 without a body. */
  status?: number;
  headers?: Readonly<Record<string, string>>;
  json?: unknown;
  text?: string;
};

export type Handler = (call: HandledCall) => HandlerAnswer | Promise<HandlerAnswer>;

export type PortalSandbox = {
  /**
   * Whether keys and tokens are valid, for operations that use them. Where they are optional, requests
   * without any are not checked. Without it, any key or token is accepted.
   */
  accepts?: (credentials: Credentials) => boolean;
  /** By operationId. */
  operations: Readonly<Record<string, Handler>>;
};

/**
 * A portal's own sandbox, in its file `sandbox.ts`. It runs in Node and in a service worker, so it may
 * only use what both provide. Variables last as long as the process or the worker.
 */
export function defineSandbox(sandbox: PortalSandbox): PortalSandbox {
  return sandbox;
}
