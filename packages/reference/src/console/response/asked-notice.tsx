import type { ReactNode } from 'react';
import type { RequestDraft } from '../request/request-draft.ts';
import { askedWords } from '../request/sending/outcome-words.ts';
import type { Answer } from '../request/sending/read-answer.ts';
import styles from './response.module.css';

/** Above a failure that the reader chose, so that nobody looks for its cause. */
export function AskedNotice({ draft, answer }: { draft: RequestDraft; answer: Answer }): ReactNode {
  const asked = askedWords(draft, answer);
  if (!asked) return null;
  return (
    <p className={styles.asked}>
      {asked.words} with <code>{asked.header}</code>, under “Make it fail”.
    </p>
  );
}
