import { firstSentence, htmlText } from '@portal/contract';
import type { ReactNode } from 'react';
import { attributesOf, type Choices, type TextControlProps } from './control-props.ts';
import styles from './controls.module.css';

function words(value: string, meaning: string): string {
  return meaning === ''
    ? value
    : `${value}: ${firstSentence(htmlText(meaning)).replace(/\.$/, '')}`;
}

export function SelectControl(props: TextControlProps & { choices: Choices }): ReactNode {
  const { text, onText, choices } = props;
  const isKnown = text === '' || choices.some(({ value }) => String(value) === text);
  return (
    <select
      {...attributesOf(props)}
      className={styles.input}
      value={text}
      onChange={(event) => onText(event.target.value)}
    >
      <option value="">Not sent</option>
      {!isKnown && <option value={text}>{text}</option>}
      {choices.map(({ value, meaning }) => (
        <option key={String(value)} value={String(value)}>
          {words(String(value), meaning)}
        </option>
      ))}
    </select>
  );
}
