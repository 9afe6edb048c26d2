import type { Collection } from '../collection.ts';
import { withOwnHosts } from '../own-hosts.ts';

export type Snapshot = { bytes: Uint8Array; tag: string; lastModified: string };

/** How many records are written before other requests get a turn. */
const sliceSize = 50;

/** Records as JSON lines, gzipped, with the sandbox's address instead of placeholder hosts. */
export async function makeSnapshot(
  records: readonly object[],
  dates: Collection['dates'],
  base: string,
): Promise<Snapshot> {
  const gzip = new CompressionStream('gzip');
  const zipped = new Response(gzip.readable as ReadableStream).arrayBuffer();
  const writer = gzip.writable.getWriter();
  const encoder = new TextEncoder();
  let sum = 0;
  for (let start = 0; start < records.length; start += sliceSize) {
    const lines = records.slice(start, start + sliceSize).map((one) => `${JSON.stringify(one)}\n`);
    const text = lines.join('');
    sum = checksum(text, sum);
    await writer.write(encoder.encode(withOwnHosts(text, base)));
    await nextTurn();
  }
  await writer.close();
  const bytes = new Uint8Array(await zipped);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).slice(0, 12);
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { bytes, tag: `"${hex}"`, lastModified: lastModified(dates, sum) };
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Almost any change to the text changes it. */
function checksum(text: string, sum: number): number {
  let now = sum;
  for (let at = 0; at < text.length; at += 1) now = (Math.imul(now, 31) + text.charCodeAt(at)) | 0;
  return now;
}

/**
 * The date of the newest record. A collection has no clock, so the time of day is derived from its
 * content: every copy has the same date, and one with different records has another.
 */
function lastModified(dates: Collection['dates'], sum: number): string {
  let newest = '1970-01-01';
  for (const [from] of Object.values(dates).flat()) if (from > newest) newest = from;
  const secondsInADay = 86_400;
  return new Date(Date.parse(newest) + ((sum >>> 0) % secondsInADay) * 1000).toUTCString();
}
