import type { ReactNode, RefObject } from 'react';
import { CopyButton } from '../shared/copy-button.tsx';
import styles from './request-bar.module.css';

type Props = {
  children: ReactNode;
  sending: boolean;
  send: RefObject<HTMLButtonElement | null>;
  onCancel: () => void;
  link: () => string;
};

/** Stays in view above the form: the URL, and what can be done with it. */
export function RequestBar({ children, sending, send, onCancel, link }: Props): ReactNode {
  return (
    <div className={styles.bar}>
      {children}
      <div className={styles.buttons}>
        <button
          ref={send}
          type="submit"
          className="button button--primary"
          aria-disabled={sending || undefined}
        >
          Send
        </button>
        {sending && (
          <button type="button" className="button button--outline" onClick={onCancel}>
            Cancel
          </button>
        )}
        <CopyButton className="button button--outline" text={link}>
          Copy link
        </CopyButton>
      </div>
    </div>
  );
}
