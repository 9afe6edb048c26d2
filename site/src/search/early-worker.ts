type Failing = { addEventListener(type: 'error', listener: () => void): void };

export type EarlyWorker<W> = {
  /** Starts the worker, unless it is running. */
  start(): void;
  /** The worker that has been started, or a new one. */
  take(): W;
};

/**
 * Lets the worker load its index beside the script of the dialog, not after it. One that fails before it is
 * taken is forgotten, so that the next one can report its failure.
 */
export function createEarlyWorker<W extends Failing>(startWorker: () => W): EarlyWorker<W> {
  let waiting: W | undefined;
  let isTaken = false;
  return {
    start() {
      if (waiting || isTaken) return;
      try {
        const worker = startWorker();
        worker.addEventListener('error', () => {
          if (waiting === worker) waiting = undefined;
        });
        waiting = worker;
      } catch {
        // Taking it tries again, and fails where that can be reported.
      }
    },
    take() {
      const worker = waiting ?? startWorker();
      waiting = undefined;
      isTaken = true;
      return worker;
    },
  };
}
