import type { DisplayEvent } from '../output.ts';
import { plainMessage } from '../run/describe-error.ts';
import type { Hosts } from '../run/hosts.ts';
import type { Session } from '../run/open-session.ts';
import type { FromWorker, ToWorker } from './protocol.ts';

export type OpenOptions = {
  hosts: Hosts;
  display: (event: DisplayEvent) => void;
};

export type ServeOptions = {
  post: (message: FromWorker) => void;
  open: (options: OpenOptions) => Session | Promise<Session>;
  /** Fetches what a session needs; opening one does so too. */
  prepare?: () => Promise<unknown>;
};

export type CellServer = {
  receive(message: ToWorker): Promise<void>;
  /** Reports what was rejected or thrown where no cell awaits it. */
  lose(reason: unknown): void;
};

type RunMessage = Extract<ToWorker, { type: 'run' }>;

/** The worker's side of the protocol. One run after the other. */
export function serveCells({ post, open, prepare }: ServeOptions): CellServer {
  let run = 0;
  let stop = new AbortController();
  let line: Promise<void> = Promise.resolve();
  let kept: { hosts: string; session: Session } | undefined;

  /** The variables persist as long as the reader stays with one host. */
  async function sessionFor(hosts: Hosts): Promise<Session> {
    const key = JSON.stringify(hosts);
    if (kept?.hosts === key) return kept.session;
    const session = await open({
      hosts,
      display: (event) => post({ type: 'output', run, ...event }),
    });
    kept = { hosts: key, session };
    return session;
  }

  async function runAll({ cells, hosts }: RunMessage): Promise<'finished' | 'failed' | 'stopped'> {
    const { signal } = stop;
    const session = await sessionFor(hosts);
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

  /** A cell's error is one of its outputs; this is an error of what runs them. */
  async function attempt(work: () => unknown): Promise<void> {
    try {
      await work();
    } catch (error) {
      post({ type: 'unable', message: plainMessage(error) });
    }
  }

  return {
    async receive(message) {
      if (message.type === 'stop') stop.abort(new Error('Stopped.'));
      else {
        const work = message.type === 'run' ? () => start(message) : () => prepare?.();
        line = line.then(() => attempt(work));
        await line;
      }
    },
    lose: (reason) => post({ type: 'lost', run, message: plainMessage(reason) }),
  };
}
