import type { CSSProperties, ReactNode, Ref } from 'react';
import type { CellLanguage } from '../cell.ts';
import styles from './cell.module.css';

type Props = {
  ref: Ref<HTMLElement>;
  language: CellLanguage;
  /** The code with its colours, as it was written. */
  html: string;
  /** Replaces it, without colours. */
  edited: string | undefined;
  errorLine: number | undefined;
};

export function StaticCode({ ref, language, html, edited, errorLine }: Props): ReactNode {
  const content =
    edited === undefined ? { dangerouslySetInnerHTML: { __html: html } } : { children: edited };
  const place = { '--line': (errorLine ?? 1) - 1 } as CSSProperties;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines must be scrollable by keyboard
    <pre className={styles.code} data-language={language} tabIndex={0}>
      {errorLine !== undefined && <span className={styles.wrongLine} style={place} />}
      <code key={edited === undefined ? 'written' : 'edited'} ref={ref} {...content} />
    </pre>
  );
}
