import { CopyButton as KitCopyButton } from '@portal/ui/copy-button';
import type { ReactNode } from 'react';
import styles from './copy-button.module.css';

type Props = {
  /** Finds the element whose text is copied, when the button is pressed */
  text: () => HTMLElement | null;
};

/** Looks like the bar above a code block. */
export function CopyButton({ text }: Props): ReactNode {
  return (
    <KitCopyButton className={styles.button} text={text}>
      Copy
    </KitCopyButton>
  );
}
