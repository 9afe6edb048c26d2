import { type ReactNode, useEffect, useState } from 'react';
import styles from './copy-button.module.css';

type Props = {
  children: string;
  /** Asked for when the button is pressed. */
  text: () => string;
  className?: string;
  copy?: (text: string) => Promise<void>;
};

const intoClipboard = (text: string) => navigator.clipboard.writeText(text);

/** Where a page may not use the clipboard, the text is laid out to be copied by hand. */
export function CopyButton({ children, text, className, copy = intoClipboard }: Props): ReactNode {
  const [state, setState] = useState<'ready' | 'copied' | 'by-hand'>('ready');

  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('ready'), 2000);
    return () => clearTimeout(timer);
  }, [state]);

  async function onClick(): Promise<void> {
    try {
      await copy(text());
      setState('copied');
    } catch {
      setState('by-hand');
    }
  }

  return (
    <>
      <button type="button" className={className ?? styles.small} onClick={onClick}>
        <span aria-live="polite">{state === 'copied' ? 'Copied' : children}</span>
      </button>
      {state === 'by-hand' && (
        <input
          readOnly
          className={styles.byHand}
          aria-label="Copy this text"
          value={text()}
          ref={(input) => {
            input?.focus();
            input?.select();
          }}
          onBlur={() => setState('ready')}
        />
      )}
    </>
  );
}
