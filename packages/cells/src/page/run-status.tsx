import { type ReactNode, useEffect, useState } from 'react';
import type { Loading, NotebookState } from './notebook/notebook-state.ts';
import styles from './run-status.module.css';

type Props = Pick<NotebookState, 'message' | 'isBusy' | 'loading'> & {
  className?: string | undefined;
};

/** What is happening, for how long, and how much of a download has come. */
export function RunStatus({ message, isBusy, loading, className }: Props): ReactNode {
  const seconds = useSeconds(isBusy);
  // "Running 8 of 18" goes on; a sentence reports.
  const goesOn = isBusy && !message.endsWith('.');
  return (
    <>
      <p className={className}>
        <span role="status">{message}</span>
        {/* Outside the status: nobody wants to hear every second. */}
        {goesOn && <span aria-hidden="true">, {clockWords(seconds)}</span>}
      </p>
      {loading && <LoadingBar {...loading} />}
    </>
  );
}

/** Its movement is not announced: that a download began and ended is. */
function LoadingBar({ part, megabytes, share }: Loading): ReactNode {
  return (
    <p className={styles.loading}>
      <progress className={styles.bar} value={share} aria-label={`Loading ${part}`} />
      <span className={styles.amount} aria-hidden="true">
        {(megabytes * share).toFixed(1)} of {megabytes} MB
      </span>
    </p>
  );
}

/** How long the current run has taken; 0 between runs. */
function useSeconds(isBusy: boolean): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!isBusy) return;
    const start = performance.now();
    const timer = setInterval(
      () => setSeconds(Math.round((performance.now() - start) / 1000)),
      1000,
    );
    return () => {
      clearInterval(timer);
      setSeconds(0);
    };
  }, [isBusy]);
  return seconds;
}

/** 14 -> "0:14", 3723 -> "62:03" */
function clockWords(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
