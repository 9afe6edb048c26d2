/** How many requests may wait on purpose: each keeps a connection and a timer, but no thread. */
export const mostDelayed = 64;

/** Resolves to whether the client still wants its response. */
export type Delay = (seconds: number, signal: AbortSignal) => Promise<boolean> | 'full';

export type Timer = (call: () => void, milliseconds: number) => () => void;

const realTimer: Timer = (call, milliseconds) => {
  const timer = setTimeout(call, milliseconds);
  return () => clearTimeout(timer);
};

/** Lets a limited number of requests wait; each leaves as soon as its client has gone. */
export function createWaitingRoom(most = mostDelayed, after: Timer = realTimer): Delay {
  let waiting = 0;

  return (seconds, signal) => {
    if (signal.aborted) return Promise.resolve(false);
    if (waiting >= most) return 'full';
    waiting += 1;
    return new Promise((resolve) => {
      const leave = (isWanted: boolean): void => {
        stop();
        signal.removeEventListener('abort', onAbort);
        waiting -= 1;
        resolve(isWanted);
      };
      const onAbort = (): void => leave(false);
      const stop = after(() => leave(true), seconds * 1000);
      signal.addEventListener('abort', onAbort, { once: true });
    });
  };
}
