import { checkValues } from '@portal/contract';
import type { ReactNode } from 'react';
import { problemInWords } from '../form/form-problems.ts';
import type { RequestDraft } from '../request/request-draft.ts';
import type { Answer } from '../request/sending/read-answer.ts';
import styles from './response.module.css';

const mostShown = 3;

/** Beside the API's own message, which may be vague or wrong: what its description does not allow. */
export function KnownProblems({
  draft,
  answer,
}: {
  draft: RequestDraft;
  answer: Answer;
}): ReactNode {
  const { operation, values, failure } = draft;
  if (answer.status < 400 || answer.status >= 500 || failure?.status !== undefined) return null;
  const problems = checkValues(operation, values).filter(({ type }) => type === 'error');
  if (problems.length === 0) return null;
  return (
    <p className={styles.known}>
      <strong>Not as described:</strong>{' '}
      {problems.slice(0, mostShown).map(problemInWords).join(' ')}
    </p>
  );
}
