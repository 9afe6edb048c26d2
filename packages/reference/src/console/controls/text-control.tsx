import { htmlText } from '@portal/contract';
import type { ReactNode } from 'react';
import { isDateText } from './control-kind.ts';
import { attributesOf, type Choices, type TextControlProps } from './control-props.ts';
import styles from './controls.module.css';

export function TextControl(props: TextControlProps & { choices: Choices }): ReactNode {
  const { id, text, onText, choices } = props;
  const list = choices.length > 0 ? `${id}-choices` : undefined;
  return (
    <>
      <input
        {...attributesOf(props)}
        type="text"
        className={styles.input}
        spellCheck={false}
        list={list}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      {list && (
        <datalist id={list}>
          {choices.map(({ value, meaning }) => (
            <option key={String(value)} value={String(value)}>
              {htmlText(meaning)}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}

/** For values that are written as JSON. */
export function JsonControl(props: TextControlProps): ReactNode {
  return (
    <textarea
      {...attributesOf(props)}
      className={styles.input}
      rows={3}
      spellCheck={false}
      value={props.text}
      onChange={(event) => props.onText(event.target.value)}
    />
  );
}

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
