import type { ReactNode } from 'react';
import { isDateText } from './control-kind.ts';
import { attributesOf, type TextControlProps } from './control-props.ts';
import styles from './controls.module.css';

/** A text that is not a date, such as one from a pasted URL, stays visible to be corrected. */
export function DateControl(props: TextControlProps): ReactNode {
  const { text, onText } = props;
  return (
    <input
      {...attributesOf(props)}
      type={text === '' || isDateText(text) ? 'date' : 'text'}
      className={styles.input}
      value={text}
      onChange={(event) => onText(event.target.value)}
    />
  );
}
