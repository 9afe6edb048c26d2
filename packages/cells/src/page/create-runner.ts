import type { Cell } from '../cell.ts';
import type { Hosts } from '../run/hosts.ts';
import type { FromWorker, ToWorker } from '../worker/protocol.ts';
import { messageProblem } from './message-problem.ts';

/** As much of a `Worker` as is used here. */
export type WorkerPort = {
  postMessage(message: ToWorker): void;
  terminate(): void;
  addEventListener(type: 'message', listen: (event: { data: unknown }) => void): void;
  addEventListener(type: 'error', listen: (event: { message?: string }) => void): void;
};

export type Runner = {
  /** Runs cells with the variables that there are. */
  run(cells: Cell[], hosts: Hosts): void;
  /** Ends whatever runs, a busy loop too. All variables are lost. */
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
  let runs = 0;
  const asked = new Set<string>();

  function end(): void {
    worker?.terminate();
    worker = undefined;
  }

  function start(): WorkerPort {
    const opened = open();
    // What an ended worker has still sent concerns nobody.
    opened.addEventListener('message', ({ data }) => {
      if (worker !== opened) return;
      const part = messageProblem(data, asked, runs);
      if (part === undefined) return onMessage(data as FromWorker);
      end();
      onRefusal(part);
    });
    opened.addEventListener('error', ({ message }) => {
      if (worker !== opened) return;
      end();
      onFailure(message ?? '');
    });
    return opened;
  }

  return {
    run(cells, hosts) {
      worker ??= start();
      runs += 1;
      for (const { id } of cells) asked.add(id);
      worker.postMessage({ type: 'run', run: runs, cells, hosts });
    },
    end,
  };
}
