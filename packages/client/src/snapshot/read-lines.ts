import { cancelOnAbort } from './cancel-on-abort.ts';

/** Splits a stream of bytes into lines, without their terminators. */
export async function* readLines(
  bytes: ReadableStream<Uint8Array>,
  signal: AbortSignal | undefined,
): AsyncGenerator<string> {
  const reader = bytes.getReader();
  const release = cancelOnAbort(reader, signal);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let begun: string[] = [];
  try {
    for (;;) {
      signal?.throwIfAborted();
      const { done, value } = await reader.read();
      signal?.throwIfAborted();
      const [rest = '', ...lines] = decoder.decode(value, { stream: !done }).split('\n');
      begun.push(rest);
      for (const line of lines) {
        yield begun.join('');
        begun = [line];
      }
      if (done) break;
    }
    yield begun.join('');
  } finally {
    release();
    await reader.cancel().catch(() => {});
  }
}
