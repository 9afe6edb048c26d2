import type { ReactNode } from 'react';
import type { ShownExample } from '../../model/index.ts';
import { DeferredHtml } from '../rows/deferred-html.tsx';
import { Line } from '../rows/description.tsx';
import styles from '../rows/rows.module.css';
import { Code } from './code.tsx';
import { MissingNote } from './missing-note.tsx';

/** Bodies to send; the samples show the first one too, so all are collapsed. */
export function BodyExamples({
  examples,
  of,
}: {
  examples: readonly ShownExample[];
  of: string;
}): ReactNode {
  if (examples.length === 0) return null;
  return (
    <details className={styles.inner}>
      <summary>{examples.length === 1 ? 'Example' : `${examples.length} examples`}</summary>
      <DeferredHtml>
        {examples.map((example) => (
          <div key={example.name}>
            <p className={styles.label}>
              {example.summary === '' ? example.name : <Line html={example.summary} />}
            </p>
            <MissingNote example={example} />
            <Code
              text={example.text}
              language={example.language}
              of={`${of}, example ${example.name}`}
            />
          </div>
        ))}
      </DeferredHtml>
    </details>
  );
}
