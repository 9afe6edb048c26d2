import { escapeMarkup } from '@portal/contract';

/** A service's answer. It becomes a Response only once, at the end, because constructing one is expensive. */
export type Answer = {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string | Uint8Array | ReadableStream<Uint8Array> | null;
};

export function jsonAnswer(status: number, text: string, type: string): Answer {
  return { status, headers: { 'Content-Type': type }, body: text };
}

export function textAnswer(status: number, text: string): Answer {
  return { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' }, body: text };
}

export function htmlAnswer(status: number, page: string): Answer {
  return { status, headers: { 'Content-Type': 'text/html; charset=utf-8' }, body: page };
}

export function redirect(status: 302 | 303, location: string): Answer {
  return { status, headers: { Location: location }, body: null };
}

/** A picture or an archive: anything with its own headers. */
export function fileAnswer(body: NonNullable<Answer['body']>, headers: Answer['headers']): Answer {
  return { status: 200, headers, body };
}

export function notModified(headers: Answer['headers']): Answer {
  return { status: 304, headers, body: null };
}

/** Express's default page for an unknown path. */
export function expressNotFound(method: string, path: string): Answer {
  const message = escapeMarkup(`Cannot ${method} ${path}`);
  const head = '<head>\n<meta charset="utf-8">\n<title>Error</title>\n</head>';
  const page = `<!DOCTYPE html>\n<html lang="en">\n${head}\n<body>\n<pre>${message}</pre>\n</body>\n</html>\n`;
  return htmlAnswer(404, page);
}

/** Characters of a body that may wait for a slow client as a string, which takes up to two bytes for each. */
const longText = 65_536;

const encoder = new TextEncoder();

export function toResponse({ status, headers, body }: Answer): Response {
  // Bytes are outside the heap, where garbage collection does not have to look at them.
  const isLong = typeof body === 'string' && body.length > longText;
  const sent = isLong ? encoder.encode(body) : body;
  return new Response(sent as BodyInit | null, { status, headers });
}
