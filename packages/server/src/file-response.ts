import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { matchesEntityTag } from '@portal/sandbox/http';
import { type BuiltFile, encodedName } from './build-manifest.ts';
import { cacheControl } from './caching.ts';
import { entityTag } from './entity-tag.ts';
import { chooseEncoding, type Encoding } from './negotiation.ts';

// Above this size a slow reader must not hold the whole file in memory.
const streamedSize = 1024 * 1024;

async function openBody(
  path: string,
  size: number,
): Promise<Uint8Array<ArrayBuffer> | ReadableStream> {
  const streamed = size > streamedSize;
  const body = streamed ? streamOf(path) : await readFile(path);
  const found = body instanceof Uint8Array ? body.length : (await stat(path)).size;
  if (found !== size) throw new Error(`${path} has ${found} bytes, the manifest says ${size}`);
  return body;
}

function streamOf(path: string): ReadableStream {
  return Readable.toWeb(createReadStream(path, { highWaterMark: 128 * 1024 })) as ReadableStream;
}

function copyOf({ file, size, encodings }: BuiltFile, encoding: Encoding) {
  return encoding === 'identity'
    ? { name: file, size }
    : { name: encodedName(file, encoding), size: encodings[encoding] ?? 0 };
}

/** Answers with a file of the build, in the encoding and the state the request asks for. */
export async function fileResponse(
  dir: string,
  built: BuiltFile,
  request: Request,
  baseHeaders: Record<string, string>,
  status: 200 | 404 = 200,
): Promise<Response> {
  const encoding = chooseEncoding(
    request.headers.get('accept-encoding'),
    Object.keys(built.encodings) as Encoding[],
  );
  const tag = entityTag(built.hash, encoding);
  const headers: Record<string, string> = {
    ...baseHeaders,
    'Cache-Control': built.immutable ? cacheControl.immutable : cacheControl.revalidate,
    Vary: status === 404 ? 'Accept, Accept-Encoding' : 'Accept-Encoding',
  };
  if (status === 200) {
    headers.ETag = tag;
    if (matchesEntityTag(request.headers.get('if-none-match'), tag)) {
      return new Response(null, { status: 304, headers });
    }
  }
  const { name, size } = copyOf(built, encoding);
  headers['Content-Type'] = built.mediaType;
  headers['Content-Length'] = String(size);
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  const body = request.method === 'HEAD' ? null : await openBody(join(dir, name), size);
  return new Response(body, { status, headers });
}
