import type { Operation, Values } from '@portal/contract';

/** What samples call an API with, e.g. `{ package: '@portal/client', api: 'catalogue' }`. */
export type TypedClient = { package: string; api: string };

/** The request that a reader sees and sends: every sample is written from this one object. */
export type SampleRequest = {
  /** e.g. `GET` */
  method: string;
  /** Exactly as sent, e.g. `https://api.example.org/catalogue/v2/works?query=horse`. */
  url: string;
  headers?: Readonly<Record<string, string>>;
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

export function headersOf({ headers = {} }: SampleRequest): [name: string, value: string][] {
  return Object.entries(headers);
}

export function isPlainGet(request: SampleRequest): boolean {
  return request.method.toUpperCase() === 'GET' && headersOf(request).length === 0;
}

/** Lines with something in them, put together; `undefined` leaves no trace. */
export function lines(...given: (string | undefined)[]): string {
  return given.filter((line) => line !== undefined).join('\n');
}
