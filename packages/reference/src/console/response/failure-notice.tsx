import { CopyButton } from '@portal/ui/copy-button';
import type { ReactNode } from 'react';
import { languageOf } from '../../samples/index.ts';
import type { RequestDraft } from '../request/request-draft.ts';
import { failureWords } from '../request/sending/outcome-words.ts';
import type { Outcome } from '../request/sending/send-request.ts';
import styles from './response.module.css';

/** Why there is no answer. If only the browser prevents it, offers the request for a terminal. */
export function FailureNotice(props: { draft: RequestDraft; outcome: Outcome }): ReactNode {
  const { draft, outcome } = props;
  const words = failureWords(outcome, draft.url);
  if (!words) return null;
  const curl = languageOf('curl').write(draft);
  return (
    <div
      className={styles.notice}
      data-kind={outcome.kind === 'cancelled' ? 'other' : 'client-error'}
    >
      <p className={styles.title}>{words.title}</p>
      <p>{words.detail}</p>
      <p>{words.whatToDo}</p>
      {(outcome.kind === 'blocked' || outcome.kind === 'misdirected') && (
        <div className={styles.curl}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines must be scrollable by keyboard */}
          <pre tabIndex={0}>
            <code>{curl}</code>
          </pre>
          <CopyButton text={() => curl}>Copy cURL</CopyButton>
        </div>
      )}
    </div>
  );
}
