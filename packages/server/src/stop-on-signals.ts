import type { RunningServer } from './serve-app.ts';

/** Ends the process when it is asked to, after the requests in flight. */
export function stopOnSignals(
  server: RunningServer,
  print: (line: string) => void,
  exit: (code: number) => void,
): void {
  let stopping = false;
  // npm passes Ctrl-C on, so the same signal often comes twice: the second must not cut the drain.
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    const closed = server.close();
    // Said when new ones are refused already.
    print('Stopping: requests in flight are finished first.');
    await closed;
    exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
