import type { HttpRequest, Operation, Values } from '@portal/contract';

/** What samples call an API with, e.g. `{ package: '@portal/client', api: 'catalogue' }`. */
export type TypedClient = { package: string; api: string };

/** The request that a reader sees and sends: every sample is written from this one object. */
export type SampleRequest = HttpRequest & {
  operation: Operation;
  values: Values;
  client?: TypedClient;
};

export type Language = {
  /** Remembered as the reader's choice, e.g. `curl`. */
  id: string;
  /** e.g. `cURL` */
  label: string;
  /** What a syntax highlighter calls it, e.g. `bash`. */
  highlighter: string;
  write: (request: SampleRequest) => string;
};

export function headersOf({ headers }: SampleRequest): [name: string, value: string][] {
  return headers.map(({ name, value }) => [name, value]);
}

export function isPlainGet(request: SampleRequest): boolean {
  return request.method === 'GET' && request.headers.length === 0;
}

/** Lines with something in them, put together; `undefined` leaves no trace. */
export function lines(...given: (string | undefined)[]): string {
  return given.filter((line) => line !== undefined).join('\n');
}
