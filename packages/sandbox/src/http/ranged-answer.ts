import { type Answer, notModified, textAnswer } from '../answers/answer.ts';
import { rangeApplies, readByteRange } from './byte-range.ts';
import { allowsEntityTag, matchesEntityTag } from './entity-tag.ts';

/** A file in memory, and its validators. */
export type WholeFile = {
  bytes: Uint8Array;
  mediaType: string;
  /** With its quotes. */
  tag: string;
  /** As an HTTP date. */
  lastModified: string;
};

/** The file, a part of it, or 304 for a client that already has it. */
export function rangedAnswer(
  { bytes, mediaType, tag, lastModified }: WholeFile,
  { method, headers: sent }: Pick<Request, 'method' | 'headers'>,
): Answer {
  const validators = { ETag: tag, 'Last-Modified': lastModified };
  if (!isStillWanted(sent, { tag, lastModified })) {
    const { status, headers, body } = textAnswer(412, 'This file has changed.');
    return { status, headers: { ...headers, ...validators }, body };
  }
  const known = sent.get('If-None-Match');
  // Dates are compared as nginx does: any other date means another copy.
  const isKnown = known
    ? matchesEntityTag(known, tag)
    : sent.get('If-Modified-Since') === lastModified;
  if (isKnown) return notModified(validators);
  const applies = method === 'GET' && rangeApplies(sent.get('If-Range'), { tag, lastModified });
  const range = readByteRange(applies ? sent.get('Range') : null, bytes.length);
  const common = { ...validators, 'Accept-Ranges': 'bytes' };
  if (range.type === 'unsatisfiable') {
    const { status, headers, body } = textAnswer(416, `There are ${bytes.length} bytes here.`);
    const size = { 'Content-Range': `bytes */${bytes.length}` };
    return { status, headers: { ...headers, ...common, ...size }, body };
  }
  const isPart = range.type === 'part';
  const part = isPart ? bytes.subarray(range.first, range.last + 1) : bytes;
  return {
    status: isPart ? 206 : 200,
    headers: {
      'Content-Type': mediaType,
      'Content-Length': String(part.length),
      ...common,
      ...(isPart && { 'Content-Range': `bytes ${range.first}-${range.last}/${bytes.length}` }),
    },
    body: method === 'HEAD' ? null : part,
  };
}

/** Whether a client that names the copy it wants, by tag or else by date, wants this one. */
function isStillWanted(
  sent: Pick<Headers, 'get'>,
  { tag, lastModified }: Pick<WholeFile, 'tag' | 'lastModified'>,
): boolean {
  const wanted = sent.get('If-Match');
  if (wanted) return allowsEntityTag(wanted, tag);
  const date = Date.parse(sent.get('If-Unmodified-Since') ?? '');
  return Number.isNaN(date) || Date.parse(lastModified) <= date;
}
