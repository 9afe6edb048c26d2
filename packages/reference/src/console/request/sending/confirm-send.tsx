import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import styles from '../request-bar.module.css';
import type { Sending } from './use-sending.ts';

type Props = { sending: Sending; onAnswer: (isAllowed: boolean) => void };

/** Asks before a request that may change something on a live host. */
export function ConfirmSend({ sending, onAnswer }: Props): ReactNode {
  const { method, url } = sending.wire;
  const id = useId();
  const no = useRef<HTMLButtonElement>(null);

  // A second press of Enter must not send what the reader has not read yet.
  useEffect(() => no.current?.focus(), []);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onAnswer(false);
  }

  return (
    <div
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      className={styles.confirm}
      onKeyDown={onKeyDown}
    >
      <p id={`${id}title`} className={styles.question}>
        Send {method} to {URL.canParse(url) ? new URL(url).host : url}?
      </p>
      <p id={`${id}text`}>This is the live service: the request may change or delete real data.</p>
      <div className={styles.buttons}>
        <button
          ref={no}
          type="button"
          className="button button--outline"
          onClick={() => onAnswer(false)}
        >
          Do not send
        </button>
        <button type="button" className="button button--primary" onClick={() => onAnswer(true)}>
          Send {method}
        </button>
      </div>
    </div>
  );
}
