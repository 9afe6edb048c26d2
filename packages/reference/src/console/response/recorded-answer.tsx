import type { Operation } from '@portal/contract';
import type { ReactNode } from 'react';
import { colourXml, isXml } from '../../answer/index.ts';
import { ColouredText } from '../../page/examples/coloured-text.tsx';
import { type CodePiece, colourCode } from '../../samples/colour-code.ts';
import styles from './response.module.css';

type Recorded = { status: string; pieces: CodePiece[] };

/** In characters: an example shows what will come, and need not be complete. */
const longest = 4_000;

/** The first example of a good answer in the description. */
export function recordedAnswer({ responses }: Operation): Recorded | undefined {
  for (const { status, content } of responses) {
    if (!/^2/.test(status)) continue;
    for (const { mediaType, examples } of content) {
      const value = examples[0]?.value;
      if (value === undefined) continue;
      const isText = typeof value === 'string';
      const whole = isText ? value : JSON.stringify(value, null, 2);
      const text = whole.length > longest ? `${whole.slice(0, longest)}\n…` : whole;
      if (isText && isXml(mediaType)) return { status, pieces: colourXml(text) };
      return { status, pieces: colourCode(text, isText ? 'text' : 'json') };
    }
  }
  return undefined;
}

/** Shown in place of an answer before the first one. */
export function RecordedAnswer({ operation }: { operation: Operation }): ReactNode {
  const recorded = recordedAnswer(operation);
  return (
    <>
      <p className={styles.quiet}>
        Press Send to see the answer here.
        {recorded && ` This one, with status ${recorded.status}, is an example of the description:`}
      </p>
      {recorded && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        <section className={styles.recorded} tabIndex={0} aria-label="Example of an answer">
          <pre>
            <code>
              <ColouredText pieces={recorded.pieces} />
            </code>
          </pre>
        </section>
      )}
    </>
  );
}
