import { expect, onTestFinished, test } from 'vitest';
import { stopOnSignals } from './stop-on-signals.ts';

/** Emulates a signal, which would also reach the test runner. */
function send(signal: 'SIGTERM' | 'SIGINT') {
  return process.listeners(signal).at(-1)?.(signal);
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s, even twice, closes the server once and exits after that',
  async (signal) => {
    const events: string[] = [];
    let finish = () => {};
    const closed = new Promise<void>((resolve) => (finish = resolve));
    const close = () => {
      events.push('closing');
      return closed.then(() => void events.push('closed'));
    };
    const server = { url: 'http://localhost:3000', port: 3000, close };
    const before = { SIGTERM: process.listeners('SIGTERM'), SIGINT: process.listeners('SIGINT') };
    stopOnSignals(
      server,
      () => void events.push('printed'),
      (code) => void events.push(`exit ${code}`),
    );
    onTestFinished(() => {
      for (const name of ['SIGTERM', 'SIGINT'] as const) {
        for (const listener of process.listeners(name)) {
          if (!before[name].includes(listener)) process.off(name, listener);
        }
      }
    });
    const stopped = send(signal);
    await send(signal);
    expect(events).toEqual(['closing', 'printed']);
    finish();
    await stopped;
    expect(events).toEqual(['closing', 'printed', 'closed', 'exit 0']);
  },
);
