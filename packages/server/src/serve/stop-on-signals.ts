import type { RunningServer } from './serve-app.ts';

/** Ends the process on a signal, after the requests in flight. */
export function stopOnSignals(
  server: RunningServer,
  print: (line: string) => void,
  exit: (code: number) => void,
): void {
  let stopping = false;
  // npm forwards Ctrl-C, so the same signal often arrives twice: the second must not interrupt the drain.
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    const closed = server.close();
    // Printed once new requests are already refused.
    print('Stopping: finishing requests in flight.');
    await closed;
    exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
