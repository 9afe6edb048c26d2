import { type ReactNode, useEffect, useState } from 'react';
import styles from './copy-button.module.css';
import { copyText } from './copy-text';

type Props = {
  /** Finds the element whose text is copied, when the button is pressed */
  text: () => HTMLElement | null;
};

const labels = { ready: 'Copy', copied: 'Copied', selected: 'Press Ctrl+C' };

export function CopyButton({ text }: Props): ReactNode {
  const [state, setState] = useState<keyof typeof labels>('ready');

  useEffect(() => {
    if (state === 'ready') return;
    const timer = setTimeout(() => setState('ready'), 2000);
    return () => clearTimeout(timer);
  }, [state]);

  async function onClick(): Promise<void> {
    const element = text();
    if (element) setState((await copyText(element)) ? 'copied' : 'selected');
  }

  return (
    <button type="button" className={styles.button} onClick={onClick}>
      <span aria-live="polite">{labels[state]}</span>
    </button>
  );
}
