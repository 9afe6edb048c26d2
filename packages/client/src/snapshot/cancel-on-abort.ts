type Reader = ReadableStreamDefaultReader<Uint8Array>;

/**
 * Cancels the reader on abort, so that a read that is waiting for bytes ends at once. Call the returned
 * function when there is nothing left to stop.
 */
export function cancelOnAbort(reader: Reader, signal: AbortSignal | undefined): () => void {
  const stop = () => void reader.cancel(signal?.reason).catch(() => {});
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop, { once: true });
  return () => signal?.removeEventListener('abort', stop);
}
