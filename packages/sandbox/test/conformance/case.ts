/** A runtime's answer, read to its end. */
export type Answer = {
  /** The sandbox's own address, e.g. "http://localhost:3000/sandbox". */
  base: string;
  status: number;
  /** By lower-case name. */
  headers: Readonly<Record<string, string>>;
  text: string;
  /** The body as JSON, if its media type is JSON. */
  json: unknown;
  bytes: Uint8Array;
};

export type SendInit = { method?: string; headers?: Record<string, string> };

/** Sends a request for a path below the sandbox's address, without following redirects. */
export type Send = (path: string, init?: SendInit) => Promise<Answer>;

/** In texts, `{base}`, `{origin}` and `{mount}` are replaced by the sandbox's address and its parts. */
export type Expected = {
  status: number;
  /** The whole body, with its keys in this order. */
  json?: unknown;
  text?: string;
  headers?: Readonly<Record<string, string | RegExp>>;
  /** Throws if anything else about the answer is wrong. */
  check?: (answer: Answer) => void;
};

/** One request, and the answer of any runtime. Browsers hide redirects, so leave out 302 and 303. */
export type RequestCase = SendInit & {
  name: string;
  /** e.g. "/catalogue/v2/works?page=0" */
  path: string;
  expect: Expected;
};

/** Several requests, the later ones depending on earlier answers. */
export type Journey = { name: string; journey: (send: Send) => Promise<void> };

export type ConformanceCase = RequestCase | Journey;
