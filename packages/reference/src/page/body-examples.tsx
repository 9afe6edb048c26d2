import type { ReactNode } from 'react';
import type { ShownExample } from '../model/index.ts';
import { Code } from './code.tsx';
import { Line } from './description.tsx';
import { Folded } from './folded.tsx';
import styles from './rows.module.css';

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
      <Folded>
        {examples.map(({ name, summary, text, language }) => (
          <div key={name}>
            <p className={styles.label}>{summary === '' ? name : <Line html={summary} />}</p>
            <Code text={text} language={language} of={`${of}, example ${name}`} />
          </div>
        ))}
      </Folded>
    </details>
  );
}
