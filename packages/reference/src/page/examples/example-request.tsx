import { type Example, exampleTarget, type Operation } from '@portal/contract';
import type { ReactNode } from 'react';
import { usePermalinkAddress } from '../../console/permalink-address.ts';
import { writePermalink } from '../../permalink/index.ts';
import styles from './examples.module.css';

type Props = { operation: Operation; request: Example['request'] };

/**
 * The request that leads to an answer, as a link that opens it in the console if the form can
 * express it.
 */
export function ExampleRequest({ operation, request }: Props): ReactNode {
  const addressOf = usePermalinkAddress();
  if (!request || request === 'none') return null;
  const code = (
    <code>{`${operation.method.toUpperCase()} ${exampleTarget(operation, request)}`}</code>
  );
  return (
    <p className={styles.request}>
      {'values' in request ? (
        <a href={addressOf(writePermalink(operation, request.values))} data-request="">
          {code}
        </a>
      ) : (
        code
      )}
      {request.first !== undefined && `, the first ${request.first} characters`}
    </p>
  );
}
