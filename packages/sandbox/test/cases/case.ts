/** What a runtime answered, read to its end. */
export type Answer = {
  /** The sandbox's own address, e.g. "http://localhost:3000/sandbox". */
  base: string;
  status: number;
  /** By names in lower case. */
  headers: Readonly<Record<string, string>>;
  text: string;
  /** The body as JSON, where its media type says that it is. */
  json: unknown;
  bytes: Uint8Array;
};

export type SendInit = { method?: string; headers?: Record<string, string> };

/** Asks a runtime for a path below the sandbox's address, without following redirects. */
export type Send = (path: string, init?: SendInit) => Promise<Answer>;

/** In texts, `{base}`, `{origin}` and `{mount}` stand for the sandbox's address and its parts. */
export type Expected = {
  status: number;
  /** The whole body, its keys in this order. */
  json?: unknown;
  text?: string;
  headers?: Readonly<Record<string, string | RegExp>>;
  /** Throws when something else about the answer is wrong. */
  check?: (answer: Answer) => void;
};

/** One request, and what any runtime answers. Browsers hide redirects: leave out 302 and 303. */
export type RequestCase = SendInit & {
  name: string;
  /** e.g. "/catalogue/v2/works?page=0" */
  path: string;
  expect: Expected;
};

/** Several requests, where later ones depend on earlier answers. */
export type Journey = { name: string; journey: (send: Send) => Promise<void> };

export type ConformanceCase = RequestCase | Journey;
