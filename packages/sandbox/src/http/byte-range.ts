/** What a `Range` header requests from a body: all of it, one part, or bytes it does not have. */
export type ByteRange =
  | { type: 'whole' }
  | { type: 'part'; first: number; last: number }
  | { type: 'unsatisfiable' };

const whole: ByteRange = { type: 'whole' };

/**
 * Parses a `Range` header for a body of `size` bytes. A header that is malformed, has another unit or
 * requests several ranges is answered with the whole body, which RFC 9110 allows.
 */
export function readByteRange(header: string | null | undefined, size: number): ByteRange {
  const [, from, to] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || from + to === '') return whole;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0
      ? { type: 'unsatisfiable' }
      : { type: 'part', first: size - length, last: size - 1 };
  }
  const [first, last] = [Number(from), to === '' ? Infinity : Number(to)];
  if (last < first) return whole;
  if (first >= size) return { type: 'unsatisfiable' };
  return { type: 'part', first, last: Math.min(last, size - 1) };
}

/**
 * Whether `If-Range` allows a range: if the header is missing, or names the current copy. A weak tag
 * never does.
 */
export function rangeApplies(
  ifRange: string | null | undefined,
  { tag, lastModified }: { tag: string; lastModified?: string | undefined },
): boolean {
  return ifRange === null || ifRange === undefined || ifRange === tag || ifRange === lastModified;
}
