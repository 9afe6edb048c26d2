import { cancelOnAbort } from './cancel-on-abort.ts';
import { nodeModule } from './node-module.ts';

type Bytes = ReadableStream<Uint8Array>;

/**
 * The decompressed bytes. Data without a gzip header is passed through: some servers make `fetch`
 * decompress a file, and the reader may have decompressed it already.
 */
export async function gunzip(source: Bytes, signal?: AbortSignal): Promise<Bytes> {
  const reader = source.getReader();
  const head: Uint8Array[] = [];
  const release = cancelOnAbort(reader, signal);
  try {
    while (sizeOf(head) < 2) {
      const { done, value } = await reader.read();
      if (done) break;
      head.push(value);
    }
  } finally {
    release();
  }
  const [first, second] = head.flatMap((chunk) => [...chunk.subarray(0, 2)]);
  const whole = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const chunk = head.shift() ?? (await reader.read()).value;
      if (chunk) controller.enqueue(chunk as Uint8Array<ArrayBuffer>);
      else controller.close();
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return first === 0x1f && second === 0x8b ? whole.pipeThrough(createUnpacker()) : whole;
}

type Unpacker = ReadableWritablePair<Uint8Array, Uint8Array<ArrayBuffer>>;
type Zlib = { createGunzip(): object };
type Streams = { Duplex: { toWeb(duplex: object): Unpacker } };

/** `DecompressionStream` rejects a second gzip member, in Node since release 24; zlib reads it. */
function createUnpacker(): Unpacker {
  const zlib = nodeModule<Zlib>('node:zlib');
  const streams = nodeModule<Streams>('node:stream');
  return zlib && streams
    ? streams.Duplex.toWeb(zlib.createGunzip())
    : new DecompressionStream('gzip');
}

function sizeOf(chunks: readonly Uint8Array[]): number {
  return chunks.reduce((size, chunk) => size + chunk.length, 0);
}
