import type { Cell } from '../cell.ts';
import type { Hosts } from '../run/hosts.ts';
import type { FromWorker, ToWorker } from '../worker/protocol.ts';
import { messageProblem } from './message-problem.ts';

/** The part of a `Worker` that is used here. */
export type WorkerPort = {
  postMessage(message: ToWorker): void;
  terminate(): void;
  addEventListener(type: 'message', listen: (event: { data: unknown }) => void): void;
  addEventListener(type: 'error', listen: (event: { message?: string }) => void): void;
};

export type Runner = {
  /** Fetches what the first run needs. */
  prepare(): void;
  /** Runs cells with the current variables. */
  run(cells: Cell[], hosts: Hosts): void;
  /** Makes sure that there are no variables. What has been fetched and not used yet is kept. */
  renew(): void;
  /** Ends whatever is running, even a busy loop. All variables are lost. */
  end(): void;
};

export type RunnerOptions = {
  open: () => WorkerPort;
  onMessage: (message: FromWorker) => void;
  /** The worker could not be started, or died. */
  onFailure: (reason: string) => void;
  /** The worker sent what no cell may send, and was ended. The part is e.g. "output.svg". */
  onRefusal: (part: string) => void;
};

/** The page's side of the worker, which is opened with the first run. */
export function createRunner({ open, onMessage, onFailure, onRefusal }: RunnerOptions): Runner {
  let worker: WorkerPort | undefined;
  let hasRun = false;
  let runs = 0;
  const asked = new Set<string>();

  function end(): void {
    worker?.terminate();
    worker = undefined;
    hasRun = false;
  }

  function start(): WorkerPort {
    const opened = open();
    // Messages from a worker that was ended are ignored.
    opened.addEventListener('message', ({ data }) => {
      if (worker !== opened) return;
      const part = messageProblem(data, asked, runs);
      if (part !== undefined) {
        end();
        return onRefusal(part);
      }
      const message = data as FromWorker;
      if (message.type !== 'unable') return onMessage(message);
      end();
      onFailure(message.message);
    });
    opened.addEventListener('error', ({ message }) => {
      if (worker !== opened) return;
      end();
      onFailure(message ?? '');
    });
    return opened;
  }

  return {
    prepare() {
      if (worker) return;
      worker = start();
      worker.postMessage({ type: 'prepare' });
    },
    run(cells, hosts) {
      worker ??= start();
      hasRun = true;
      runs += 1;
      for (const { id } of cells) asked.add(id);
      worker.postMessage({ type: 'run', run: runs, cells, hosts });
    },
    renew() {
      if (hasRun) end();
    },
    end,
  };
}
