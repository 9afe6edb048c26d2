import { CopyButton } from '@portal/ui/copy-button';
import type { ReactNode, RefObject } from 'react';
import styles from './request-bar.module.css';

type Props = {
  children: ReactNode;
  /** The id of the form that Send submits. */
  form: string;
  sending: boolean;
  send: RefObject<HTMLButtonElement | null>;
  onCancel: () => void;
  link: () => string;
};

/** Stays in view above form and answer: the URL, and what can be done with it. */
export function RequestBar(props: Props): ReactNode {
  const { children, form, sending, send, onCancel, link } = props;
  return (
    <div className={styles.bar}>
      {children}
      <div className={styles.buttons}>
        <button
          ref={send}
          type="submit"
          form={form}
          className="button button--primary"
          title="Ctrl+Enter or ⌘+Enter sends from any field"
          aria-keyshortcuts="Control+Enter Meta+Enter"
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
