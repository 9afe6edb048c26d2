import type { ReactNode } from 'react';
import styles from './code.module.css';
import { jsonTokens } from './json-tokens.ts';

function Coloured({ json }: { json: string }): ReactNode {
  return jsonTokens(json).map(({ kind, text }, index) =>
    kind === 'plain' ? (
      text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <span key={index} className={styles[kind]}>
        {text}
      </span>
    ),
  );
}

type Props = { text: string; language: 'json' | 'text' };

/** Code to read, in a box that scrolls and can be reached by keyboard. */
export function Code({ text, language }: Props): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines must be scrollable by keyboard
    <pre className={styles.pre} data-language={language} tabIndex={0}>
      <code>{language === 'json' ? <Coloured json={text} /> : text}</code>
    </pre>
  );
}
