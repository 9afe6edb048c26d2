import type { Problem } from '@portal/contract';
import type { ReactNode } from 'react';
import styles from '../request-bar.module.css';
import { notSentReasons } from './outcome-words.ts';

type Props = {
  problems: Problem[];
  missing: string | undefined;
  onSendAnyway: () => void;
};

const mostShown = 3;

/** Why the request was held back. The reader may still want to see how the API responds. */
export function NotSent({ problems, missing, onSendAnyway }: Props): ReactNode {
  const onlyKey = problems.length === 0;
  const reasons = notSentReasons({ problems, missing });
  return (
    <div className={styles.notSent}>
      <p>
        <strong>Not sent.</strong> {reasons.slice(0, mostShown).join(' ')}
        {reasons.length > mostShown && ` And ${reasons.length - mostShown} more.`}{' '}
        {onlyKey && 'Give it under Authentication, or see what the API answers without it.'}
      </p>
      <button type="button" className="button button--outline button--sm" onClick={onSendAnyway}>
        {onlyKey ? 'Send without a key' : 'Send anyway'}
      </button>
    </div>
  );
}
