import { CopyButton } from '@site/src/shell/copy-button';
import clsx from 'clsx';
import { type ReactNode, useRef } from 'react';
import styles from './styles.module.css';

type Props = {
  language?: string;
  title?: string;
  /** Of code that does not run by itself: its fence has the word `fragment`. */
  fragment?: string;
  /** The code with its colours, made by config/highlight-code.ts */
  html?: string;
  /** The code as plain text, where there is no coloured form */
  children?: string;
};

export default function CodeBlock({
  language = 'text',
  title,
  fragment,
  html,
  children,
}: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  const content = html === undefined ? { children } : { dangerouslySetInnerHTML: { __html: html } };
  return (
    <div
      className={clsx('theme-code-block', `language-${language}`, styles.block)}
      data-fragment={fragment}
    >
      <div className={styles.bar}>
        <span className={styles.title}>{title ?? language}</span>
        <CopyButton text={() => code.current} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines must be scrollable by keyboard */}
      <pre className={styles.pre} tabIndex={0}>
        <code ref={code} {...content} />
      </pre>
    </div>
  );
}
