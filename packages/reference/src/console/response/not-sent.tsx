import type { ReactNode } from 'react';
import { notSentReasons } from '../request/outcome-words.ts';
import type { RequestState } from '../request/request-state.ts';
import styles from './response.module.css';

type Props = {
  state: Extract<RequestState, { kind: 'not-sent' }>;
  onSendAnyway: (how: 'anyway') => void;
};

/** Why the request was held back. The reader may still want to see what the API says about it. */
export function NotSent({ state, onSendAnyway }: Props): ReactNode {
  const onlyKey = state.problems.length === 0;
  return (
    <div className={styles.notice} data-kind="client-error">
      <p className={styles.title}>Not sent</p>
      <ul>
        {notSentReasons(state).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p>
        {onlyKey
          ? 'Give it under Authentication, or see what the API answers without it.'
          : 'Correct the values, or see what the API says about them.'}
      </p>
      <button
        type="button"
        className="button button--outline button--sm"
        onClick={() => onSendAnyway('anyway')}
      >
        {onlyKey ? 'Send without a key' : 'Send anyway'}
      </button>
    </div>
  );
}
