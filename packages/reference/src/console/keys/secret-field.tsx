import { type ReactNode, useId, useState } from 'react';
import controls from '../controls/controls.module.css';
import styles from './keys.module.css';

type Props = {
  label: string;
  text: string;
  onText: (text: string) => void;
  /** A name, which need not be hidden. */
  isPlain?: boolean;
};

/** Hidden from anyone looking over the reader's shoulder, until the reader wants to see it. */
export function SecretField({ label, text, onText, isPlain = false }: Props): ReactNode {
  const id = useId();
  const [isShown, show] = useState(false);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.secret}>
        <input
          id={id}
          type={isPlain || isShown ? 'text' : 'password'}
          className={controls.input}
          // The browser would offer passwords for this site, which are different ones.
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
        {!isPlain && (
          <button
            type="button"
            className="button button--outline button--sm"
            aria-pressed={isShown}
            aria-label={`Show ${label}`}
            onClick={() => show(!isShown)}
          >
            Show
          </button>
        )}
      </div>
    </div>
  );
}
