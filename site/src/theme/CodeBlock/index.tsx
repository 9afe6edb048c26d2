import { CopyButton } from '@site/src/shell/copy-button';
import clsx from 'clsx';
import { type ReactNode, useId, useRef, useState } from 'react';
import styles from './styles.module.css';

type Props = {
  language?: string;
  title?: string;
  /** Set for code that does not run by itself: its fence has the word `fragment`. */
  fragment?: string;
  /** The code with its colours, made by config/guides/highlight-code.ts */
  html?: string;
  /** The code as plain text, if it is not highlighted */
  children?: string;
};

/** Lines that a long block shows at first; a few more are not worth a button. */
const shownLines = 15;
const spared = 3;

export default function CodeBlock({
  language = 'text',
  title,
  fragment,
  html,
  children,
}: Props): ReactNode {
  const id = useId();
  const code = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const content = html === undefined ? { children } : { dangerouslySetInnerHTML: { __html: html } };
  const lines = (html ?? children ?? '').trimEnd().split('\n').length;
  const isLong = lines > shownLines + spared;
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
      <pre id={id} className={clsx(styles.pre, isLong && !isOpen && styles.folded)} tabIndex={0}>
        <code ref={code} {...content} />
      </pre>
      {isLong && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? `Show ${shownLines} lines` : `Show all ${lines} lines`}
        </button>
      )}
    </div>
  );
}
