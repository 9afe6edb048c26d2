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
  send: (request: Request, signal: AbortSignal) => Promise<Response>;
};
