import { cancelOnAbort } from './cancel-on-abort.ts';

type Bytes = ReadableStream<Uint8Array>;

/**
 * The unpacked bytes. Those that do not begin like gzip are handed on as they are: some servers
 * have `fetch` unpack a file on the way, and a reader may have unpacked it before.
 */
export async function gunzip(source: Bytes, signal?: AbortSignal): Promise<Bytes> {
  const reader = source.getReader();
  const head: Uint8Array[] = [];
  const release = cancelOnAbort(reader, signal);
  while (sizeOf(head) < 2) {
    const { done, value } = await reader.read();
    if (done) break;
    head.push(value);
  }
  release();
  const [first, second] = head.flatMap((chunk) => [...chunk.subarray(0, 2)]);
  const whole = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const chunk = head.shift() ?? (await reader.read()).value;
      if (chunk) controller.enqueue(chunk as Uint8Array<ArrayBuffer>);
      else controller.close();
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return first === 0x1f && second === 0x8b
    ? whole.pipeThrough(new DecompressionStream('gzip'))
    : whole;
}

function sizeOf(chunks: readonly Uint8Array[]): number {
  return chunks.reduce((size, chunk) => size + chunk.length, 0);
}
