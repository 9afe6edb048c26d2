type Reader = ReadableStreamDefaultReader<Uint8Array>;

/**
 * Cancelling ends a read that waits for bytes, so that an abort need not wait for them too. Call
 * what it returns when there is nothing left to stop.
 */
export function cancelOnAbort(reader: Reader, signal: AbortSignal | undefined): () => void {
  const stop = () => void reader.cancel(signal?.reason).catch(() => {});
  signal?.addEventListener('abort', stop, { once: true });
  return () => signal?.removeEventListener('abort', stop);
}
