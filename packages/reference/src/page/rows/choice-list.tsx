import type { Choice } from '@portal/contract';
import type { ReactNode } from 'react';
import { DeferredHtml } from './deferred-html.tsx';
import { Line } from './description.tsx';
import styles from './words.module.css';

/** A longer list opens on demand. */
export const mostOpenChoices = 6;

function List({ choices }: { choices: readonly Choice[] }): ReactNode {
  return (
    <ul className={styles.choices}>
      {choices.map(({ value, meaning }) => (
        <li key={String(value)}>
          <code>{String(value)}</code>
          {meaning !== '' && (
            <span>
              {' '}
              <Line html={meaning} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

type Props = { choices: readonly Choice[]; closed: boolean };

/** The values of a list with their meanings. */
export function ChoiceList({ choices, closed }: Props): ReactNode {
  if (choices.length === 0) return null;
  const title = closed ? 'Allowed values' : 'Known values; others are accepted too';
  if (choices.length <= mostOpenChoices) {
    return (
      <div className={styles.values}>
        <p className={styles.label}>{title}</p>
        <List choices={choices} />
      </div>
    );
  }
  return (
    <details className={styles.values}>
      <summary>
        {title} ({choices.length})
      </summary>
      <DeferredHtml>
        <List choices={choices} />
      </DeferredHtml>
    </details>
  );
}
