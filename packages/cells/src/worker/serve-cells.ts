import type { ModuleList } from '../modules.ts';
import type { RunnerFetch } from '../run/cell-fetch.ts';
import { plainMessage } from '../run/describe-error.ts';
import type { Hosts } from '../run/hosts.ts';
import { openSession, type Session } from '../run/open-session.ts';
import type { FromWorker, ToWorker } from './protocol.ts';

export type ServeOptions = {
  post: (message: FromWorker) => void;
  fetch: RunnerFetch;
  modules?: ModuleList;
};

export type CellServer = {
  receive(message: ToWorker): Promise<void>;
  /** Tells the page of a promise that failed unseen. */
  lose(reason: unknown): void;
};

type RunMessage = Extract<ToWorker, { type: 'run' }>;

/** The worker's side of the protocol. One run after the other. */
export function serveCells({ post, fetch, modules }: ServeOptions): CellServer {
  let run = 0;
  let stop = new AbortController();
  let line: Promise<void> = Promise.resolve();
  let kept: { hosts: string; session: Session } | undefined;

  /** The variables stay while the reader stays with one host. */
  function sessionFor(hosts: Hosts): Session {
    const key = JSON.stringify(hosts);
    if (kept?.hosts === key) return kept.session;
    const session = openSession({
      fetch,
      hosts,
      ...(modules ? { modules } : {}),
      display: (event) => post({ type: 'output', run, ...event }),
    });
    kept = { hosts: key, session };
    return session;
  }

  async function runAll({ cells, hosts }: RunMessage): Promise<'finished' | 'failed' | 'stopped'> {
    const { signal } = stop;
    const session = sessionFor(hosts);
    for (const cell of cells) {
      if (signal.aborted) return 'stopped';
      post({ type: 'begin', run, cell: cell.id });
      const { error } = await session.run(cell, signal);
      post({ type: 'end', run, cell: cell.id, ...(error ? { error } : {}) });
      if (error) return signal.aborted ? 'stopped' : 'failed';
    }
    return 'finished';
  }

  async function start(message: RunMessage): Promise<void> {
    run = message.run;
    stop = new AbortController();
    post({ type: 'done', run, result: await runAll(message) });
  }

  return {
    async receive(message) {
      if (message.type === 'stop') stop.abort(new Error('Stopped.'));
      else {
        line = line.then(() => start(message));
        await line;
      }
    },
    lose: (reason) => post({ type: 'lost', run, message: plainMessage(reason) }),
  };
}
