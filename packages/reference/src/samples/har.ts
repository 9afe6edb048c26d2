import type { HttpBody, HttpRequest } from '@portal/contract';
import { formOf, partTypeOf } from './sample-body.ts';

type NameValue = { name: string; value: string };

/** What came back, as text if it is text. */
export type HarExchange = {
  status: number;
  statusText: string;
  headers: readonly NameValue[];
  mediaType: string;
  /** How many bytes the body has. */
  size: number;
  text?: string;
  /** Milliseconds from the request to the last byte. */
  time: number;
};

/** The parts of an HTTP Archive, version 1.2, that are written here. */
export type Har = {
  log: { version: '1.2'; creator: { name: string; version: string }; entries: [HarEntry] };
};

type HarBody = { mimeType: string } & ({ text: string } | { params: HarParam[] });

type HarMessage = {
  httpVersion: string;
  cookies: NameValue[];
  headers: NameValue[];
  headersSize: number;
  bodySize: number;
};

type HarParam = { name: string; value?: string; fileName?: string; contentType?: string };

export type HarEntry = {
  /** ISO 8601 */
  startedDateTime: string;
  time: number;
  request: HarMessage & {
    method: string;
    url: string;
    queryString: NameValue[];
    postData?: HarBody;
  };
  response: HarMessage & {
    status: number;
    statusText: string;
    content: { size: number; mimeType: string; text?: string };
    redirectURL: string;
  };
  cache: Record<string, never>;
  timings: { send: number; wait: number; receive: number };
};

function headerOf(headers: readonly NameValue[], wanted: string): string | undefined {
  return headers.find(({ name }) => name.toLowerCase() === wanted)?.value;
}

function cookiesOf(headers: readonly NameValue[]): NameValue[] {
  const pairs = headerOf(headers, 'cookie')?.split('; ') ?? [];
  return pairs.map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('=') };
  });
}

function queryOf(url: string): NameValue[] {
  const query = /\?([^#]*)/.exec(url)?.[1] ?? '';
  return [...new URLSearchParams(query)].map(([name, value]) => ({ name, value }));
}

function postDataOf(body: HttpBody): HarBody {
  const { mediaType: mimeType } = body;
  if (body.kind === 'file') {
    return {
      mimeType,
      params: [{ name: '', fileName: body.file.fileName, contentType: mimeType }],
    };
  }
  if (body.kind === 'multipart') {
    const params = body.parts.map((part): HarParam => {
      const { name, value } = part;
      const contentType = partTypeOf(part);
      const content = typeof value === 'string' ? { value } : { fileName: value.fileName };
      return { name, ...content, ...(contentType !== undefined && { contentType }) };
    });
    return { mimeType, params };
  }
  const form = formOf(body);
  return form
    ? { mimeType, params: form.map(([name, value]) => ({ name, value })) }
    : { mimeType, text: body.text };
}

function bodySizeOf(body: HttpBody | undefined): number {
  if (!body) return 0;
  return body.kind === 'text' ? new TextEncoder().encode(body.text).length : -1;
}

const unsent: HarExchange = {
  status: 0,
  statusText: '',
  headers: [],
  mediaType: 'x-unknown',
  size: 0,
  time: 0,
};

/** A request, and its answer if there is one, for tools that read HTTP Archives. */
export function toHar(
  { method, url, headers, body }: HttpRequest,
  exchange: HarExchange = unsent,
  startedDateTime = new Date().toISOString(),
): Har {
  const { status, statusText, mediaType, size, text, time } = exchange;
  const message = { httpVersion: 'HTTP/1.1', headersSize: -1 };
  // A session that the service opened is the reader's own.
  const received = exchange.headers.filter(({ name }) => name.toLowerCase() !== 'set-cookie');
  const entry: HarEntry = {
    startedDateTime,
    time,
    request: {
      method,
      url,
      ...message,
      cookies: cookiesOf(headers),
      headers: headers.map(({ name, value }) => ({ name, value })),
      queryString: queryOf(url),
      ...(body && { postData: postDataOf(body) }),
      bodySize: bodySizeOf(body),
    },
    response: {
      status,
      statusText,
      ...message,
      cookies: [],
      headers: received.map(({ name, value }) => ({ name, value })),
      content: { size, mimeType: mediaType, ...(text !== undefined && { text }) },
      redirectURL: headerOf(received, 'location') ?? '',
      bodySize: exchange === unsent ? -1 : size,
    },
    cache: {},
    timings: { send: 0, wait: time, receive: 0 },
  };
  const creator = { name: '@portal/reference', version: '1' };
  return { log: { version: '1.2', creator, entries: [entry] } };
}
