import { hasModifier } from '@portal/ui/modifier-keys';
import type { KeyboardEvent, ReactNode } from 'react';
import { stepped } from './control-kind.ts';
import { attributesOf, type TextControlProps } from './control-props.ts';
import styles from './controls.module.css';

type Props = TextControlProps & { range: { min?: number; max?: number; step: number } };

/** Not the browser's number field: that hides anything that is not a number. */
export function NumberControl({ range, ...props }: Props): ReactNode {
  const { text, onText, name } = props;
  const now = text.trim() === '' ? Number.NaN : Number(text);

  function onKeyDown(event: KeyboardEvent): void {
    // With another key, an arrow moves the cursor or selects.
    if (hasModifier(event) || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onText(stepped(text, event.key === 'ArrowUp' ? 1 : -1, range));
  }

  return (
    <div className={styles.number}>
      <input
        {...attributesOf(props)}
        type="text"
        role="spinbutton"
        inputMode={Number.isInteger(range.step) ? 'numeric' : 'decimal'}
        aria-valuemin={range.min}
        aria-valuemax={range.max}
        aria-valuenow={Number.isFinite(now) ? now : undefined}
        aria-valuetext={text === '' ? 'not sent' : text}
        className={styles.input}
        value={text}
        onKeyDown={onKeyDown}
        onChange={(event) => onText(event.target.value)}
      />
      {/* For the mouse only: the arrow keys do the same. */}
      {([-1, 1] as const).map((by) => (
        <button
          key={by}
          type="button"
          tabIndex={-1}
          aria-hidden
          title={by === 1 ? `More ${name}` : `Less ${name}`}
          className={styles.step}
          onClick={() => onText(stepped(text, by, range))}
        >
          {by === 1 ? '+' : '−'}
        </button>
      ))}
    </div>
  );
}
