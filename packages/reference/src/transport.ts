/** A way to send the requests of a console: a sandbox, a live host, a recording. */
export type Transport = {
  /** Remembered as the reader's choice, e.g. `sandbox`. */
  id: string;
  /** e.g. `Sandbox` */
  label: string;
  /** What stands before an API's base path, e.g. `https://api.example.org`. */
  baseUrl: (apiId: string) => string;
  /** Resolves once requests will be answered; rejects with words for the reader. */
  ready?: () => Promise<unknown>;
  send: (request: Request, signal: AbortSignal) => Promise<Response>;
};
