import { type Fetch, type RetryOptions, withRetry } from '../with-retry.ts';
import { nodeModule } from './node-module.ts';
import { SnapshotError } from './snapshot-error.ts';

/**
 * Where the bytes come from: a URL, the path of a file (in Node), a file or response body, or a Node
 * stream.
 */
export type SnapshotSource =
  | string
  | URL
  | Blob
  | ReadableStream<Uint8Array>
  | AsyncIterable<Uint8Array>;

export type OpenOptions = {
  signal?: AbortSignal | undefined;
  fetch?: Fetch | undefined;
  retry?: RetryOptions | false | undefined;
};

type Bytes = ReadableStream<Uint8Array>;

export async function openSource(source: SnapshotSource, options: OpenOptions): Promise<Bytes> {
  if (typeof source === 'string' || source instanceof URL) {
    const file = openFile(source);
    return file ? toStream(file) : download(source, options);
  }
  if (source instanceof Blob) return source.stream();
  return 'getReader' in source ? source : toStream(source);
}

async function download(url: string | URL, options: OpenOptions): Promise<Bytes> {
  const { signal, retry, fetch = (request: Request) => globalThis.fetch(request) } = options;
  const send = retry === false ? fetch : withRetry(fetch, retry);
  const response = await send(new Request(url, signal ? { signal } : {}));
  if (response.ok && response.body) return response.body;
  await response.body?.cancel();
  throw new SnapshotError(`${url} answered ${response.status} ${response.statusText}`.trim());
}

type FileSystem = { createReadStream(path: string | URL): AsyncIterable<Uint8Array> };

function openFile(source: string | URL): AsyncIterable<Uint8Array> | undefined {
  if (/^https?:/i.test(String(source))) return undefined;
  const files = nodeModule<FileSystem>('node:fs');
  const path = /^file:/i.test(String(source)) ? new URL(source) : source;
  return files?.createReadStream(path);
}

/** A Node stream, or any other async iterable of bytes, as a web stream. */
function toStream(source: AsyncIterable<Uint8Array>): Bytes {
  const iterator = source[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      // A Node stream that is waiting for bytes only stops at once if it is destroyed.
      if ('destroy' in source && typeof source.destroy === 'function') source.destroy();
      else await iterator.return?.();
    },
  });
}
