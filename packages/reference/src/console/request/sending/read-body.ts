import type { ContentKind } from '../../../answer/index.ts';

/** A body, or its beginning if it is longer than a page can handle. */
export type Body = { bytes: Uint8Array<ArrayBuffer>; cutAt?: number };

const megabyte = 1_000_000;

/** JSON and text are laid out in the page, and slow it down long before they fill the memory. */
const most: Readonly<Record<ContentKind, number>> = {
  json: 8 * megabyte,
  text: 8 * megabyte,
  empty: 8 * megabyte,
  image: 64 * megabyte,
  file: 64 * megabyte,
};

/** Enough of a body that is cut off to see what it is. */
const beginning = 100_000;

export async function readBody(response: Response, kind: ContentKind): Promise<Body> {
  const limit = most[kind];
  const announced = Number(response.headers.get('Content-Length') ?? 0);
  const enough = announced > limit ? beginning : limit;
  const reader = response.body?.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let next = await reader?.read(); next?.value; next = await reader?.read()) {
    parts.push(next.value);
    size += next.value.byteLength;
    if (size <= enough) continue;
    // The rest is not wanted; whether the host learns of it changes nothing here.
    reader?.cancel().catch(() => undefined);
    return { bytes: joined(parts, beginning), cutAt: limit };
  }
  return { bytes: joined(parts, size) };
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    if (at >= size) break;
    bytes.set(part.subarray(0, size - at), at);
    at += part.byteLength;
  }
  return bytes;
}
