import { type Operation, requestTarget } from '@portal/contract';
import type { ReactNode } from 'react';
import { usePermalinkAddress } from '../../console/permalink-address.ts';
import { writePermalink } from '../../permalink/index.ts';
import { DeferredHtml } from '../rows/deferred-html.tsx';
import styles from './examples.module.css';

/** Requests worth trying, each a link that opens it in the console. */
export function RequestExamples({ operation }: { operation: Operation }): ReactNode {
  const addressOf = usePermalinkAddress();
  const { requestExamples } = operation;
  if (requestExamples.length < 2) return null;
  return (
    <details className={styles.requests}>
      <summary>{requestExamples.length} requests to try</summary>
      <DeferredHtml>
        <ul>
          {requestExamples.map(({ name, summary, values }) => (
            <li key={name}>
              <a href={addressOf(writePermalink(operation, values))} data-request="">
                {summary || name}
              </a>
              <code>{requestTarget(operation, values)}</code>
            </li>
          ))}
        </ul>
      </DeferredHtml>
    </details>
  );
}
