import { type Example, exampleTarget, type Operation } from '@portal/contract';
import type { ReactNode } from 'react';
import { writePermalink } from '../permalink/index.ts';
import styles from './examples.module.css';

type Props = { operation: Operation; request: Example['request'] };

/** What brings an answer about, as a link that opens it in the console where the form can say it. */
export function ExampleRequest({ operation, request }: Props): ReactNode {
  if (!request || request === 'none') return null;
  const code = (
    <code>{`${operation.method.toUpperCase()} ${exampleTarget(operation, request)}`}</code>
  );
  return (
    <p className={styles.request}>
      {'values' in request ? (
        <a href={writePermalink(operation, request.values)} data-request="">
          {code}
        </a>
      ) : (
        code
      )}
      {request.first !== undefined && `, the first ${request.first} characters`}
    </p>
  );
}
