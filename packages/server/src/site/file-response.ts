import {
  allowsEntityTag,
  type ByteRange,
  matchesEntityTag,
  rangeApplies,
  readByteRange,
} from '@portal/sandbox/http';
import { type BuiltFile, encodedName } from '../prepare/build-manifest.ts';
import { cacheControl } from '../rules/caching.ts';
import type { BuildFiles } from './build-files.ts';
import { entityTag } from './entity-tag.ts';
import { chooseEncoding, type Encoding } from './negotiation.ts';
import { textResponse } from './text-response.ts';

type Part = Extract<ByteRange, { type: 'part' }>;

// Above this size, a slow client must not keep the whole file in memory.
const streamedSize = 1024 * 1024;

/** A file that is not on disk: its bytes are made only if they are sent. */
export type MadeFile = BuiltFile & {
  makeCopies: () => Promise<Partial<Record<Encoding, Uint8Array>>>;
};

async function openBody(
  files: BuildFiles,
  built: BuiltFile | MadeFile,
  encoding: Encoding,
  part?: Part,
): Promise<Uint8Array<ArrayBuffer> | ReadableStream> {
  if ('makeCopies' in built) {
    const copy = (await built.makeCopies())[encoding] as Uint8Array<ArrayBuffer>;
    return part ? copy.subarray(part.first, part.last + 1) : copy;
  }
  const { name, size } = copyOf(built, encoding);
  const isWhole = part === undefined && size <= streamedSize;
  return isWhole ? files.read(name, size) : files.stream(name, size, part);
}

function copyOf({ file, size, encodings }: BuiltFile, encoding: Encoding) {
  return encoding === 'identity'
    ? { name: file, size }
    : { name: encodedName(file, encoding), size: encodings[encoding] ?? 0 };
}

/** Ranges always refer to the uncompressed file, never to a compressed copy, so they can always be joined. */
function wantedRange({ method, headers }: Request, { size, hash }: BuiltFile): ByteRange {
  const applies = rangeApplies(headers.get('if-range'), { tag: entityTag(hash, 'identity') });
  return readByteRange(method === 'GET' && applies ? headers.get('range') : null, size);
}

/** Responds with a file of the build, in the requested encoding and range. */
export async function fileResponse(
  files: BuildFiles,
  built: BuiltFile | MadeFile,
  request: Request,
  baseHeaders: Record<string, string>,
  status: 200 | 404 = 200,
): Promise<Response> {
  const range: ByteRange = status === 200 ? wantedRange(request, built) : { type: 'whole' };
  const accepted = range.type === 'whole' ? request.headers.get('accept-encoding') : null;
  const encoding = chooseEncoding(accepted, Object.keys(built.encodings) as Encoding[]);
  const tag = entityTag(built.hash, encoding);
  const headers: Record<string, string> = {
    ...baseHeaders,
    'Cache-Control': built.immutable ? cacheControl.immutable : cacheControl.revalidate,
    Vary: status === 404 ? 'Accept, Accept-Encoding' : 'Accept-Encoding',
  };
  if (status === 200) {
    headers.ETag = tag;
    if (!allowsEntityTag(request.headers.get('if-match'), tag)) {
      return textResponse(412, 'This file has changed.', baseHeaders, { ETag: tag });
    }
    if (matchesEntityTag(request.headers.get('if-none-match'), tag)) {
      return new Response(null, { status: 304, headers });
    }
    headers['Accept-Ranges'] = 'bytes';
  }
  const { size } = copyOf(built, encoding);
  if (range.type === 'unsatisfiable') {
    const contentRange = { 'Accept-Ranges': 'bytes', 'Content-Range': `bytes */${size}` };
    return textResponse(416, `This file has ${size} bytes.`, baseHeaders, contentRange);
  }
  headers['Content-Type'] = built.mediaType;
  if (range.type === 'part') {
    const { first, last } = range;
    headers['Content-Length'] = String(last - first + 1);
    headers['Content-Range'] = `bytes ${first}-${last}/${size}`;
    return new Response(await openBody(files, built, encoding, range), { status: 206, headers });
  }
  headers['Content-Length'] = String(size);
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  const body = request.method === 'HEAD' ? null : await openBody(files, built, encoding);
  return new Response(body, { status, headers });
}
