import { noAnswer } from '../../run/describe-error.ts';

/** The part of an `XMLHttpRequest` that is used here. */
export type SyncRequest = {
  open(method: string, url: string, isAsync: false): void;
  setRequestHeader(name: string, value: string): void;
  send(body: Uint8Array<ArrayBuffer> | null): void;
  getAllResponseHeaders(): string;
  responseType: XMLHttpRequestResponseType;
  timeout: number;
  readonly status: number;
  readonly statusText: string;
  readonly responseURL: string;
  readonly response: unknown;
};

export type SentRequest = {
  method: string;
  url: string;
  headers: readonly (readonly [name: string, value: string])[];
  body: Uint8Array<ArrayBuffer> | null;
  /** In seconds; 0 waits as long as it takes. */
  timeout: number;
};

export type RequestAnswer =
  | { status: number; reason: string; headers: string; url: string; body: Uint8Array }
  | { problem: 'timeout' | 'failed'; message: string };

type Surroundings = {
  create: () => SyncRequest;
  /** Why the worker's policy forbids a request to this address, if it does. */
  refusal: (url: string) => string | undefined;
};

/** Sends a request and blocks, as Python's own library does. Only a worker may block like this. */
export function sendRequest(
  request: SentRequest,
  { create, refusal }: Surroundings,
): RequestAnswer {
  const xhr = create();
  const { method, url, headers, body, timeout } = request;
  try {
    xhr.open(method, url, false);
    xhr.responseType = 'arraybuffer';
    xhr.timeout = Math.ceil(timeout * 1000);
    for (const [name, value] of headers) xhr.setRequestHeader(name, value);
    xhr.send(body);
  } catch (error) {
    return { problem: isTimeout(error) ? 'timeout' : 'failed', message: explain(error) };
  }
  return {
    status: xhr.status,
    reason: xhr.statusText,
    headers: xhr.getAllResponseHeaders(),
    url: xhr.responseURL,
    body: xhr.response instanceof ArrayBuffer ? new Uint8Array(xhr.response) : new Uint8Array(),
  };

  function explain(error: unknown): string {
    if (isTimeout(error)) return `No answer came within ${timeout} seconds.`;
    if (!isNamed(error, 'NetworkError'))
      return error instanceof Error ? error.message : String(error);
    return refusal(url) ?? noAnswer;
  }
}

function isTimeout(error: unknown): boolean {
  return isNamed(error, 'TimeoutError');
}

function isNamed(error: unknown, name: string): boolean {
  return error instanceof Error && error.name === name;
}
