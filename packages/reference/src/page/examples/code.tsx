import type { ReactNode } from 'react';
import { colourCode } from '../../samples/colour-code.ts';
import { DeferredHtml } from '../rows/deferred-html.tsx';
import styles from './code.module.css';
import { ColouredText } from './coloured-text.tsx';

type Props = {
  text: string;
  language: 'json' | 'text';
  /** What the code is an example of: a page has many buttons that show more lines. */
  of: string;
};

/** How much of a long text is shown before a reader asks for all of it. */
const shownLines = 15;

type LinesProps = Omit<Props, 'of'> & { rest?: string };

function Lines({ text, language, rest }: LinesProps): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines must be scrollable by keyboard
    <pre className={styles.pre} data-language={language} tabIndex={0}>
      <code>
        <ColouredText pieces={colourCode(text, language)} />
        {rest !== undefined && (
          <span className={styles.rest} data-more-lines="">
            <DeferredHtml>
              <ColouredText pieces={colourCode(rest, language)} />
            </DeferredHtml>
          </span>
        )}
      </code>
    </pre>
  );
}

/**
 * Code to read, in a box that scrolls and can be reached by keyboard. Long code shows its first
 * lines; the rest on demand, or from the start without scripting.
 */
export function Code({ text, language, of }: Props): ReactNode {
  const lines = text.trimEnd().split('\n');
  if (lines.length <= shownLines) return <Lines text={text} language={language} />;
  const first = lines.slice(0, shownLines).join('\n');
  return (
    <div className={styles.long} data-long-code="">
      <Lines text={first} language={language} rest={text.slice(first.length)} />
      <button type="button" className={styles.all} data-show-lines="" aria-expanded="false">
        <span>{`Show all ${lines.length} lines`}</span>
        <span>{`Show the first ${shownLines} lines`}</span>
        <span className={styles.of}>{` of ${of}`}</span>
      </button>
    </div>
  );
}
