import { htmlText } from '@portal/contract';
import small from '@portal/ui/small-button.module.css';
import { type KeyboardEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { pagesOf, requestLinksAt, tableOf, timeInWords } from '../../answer/index.ts';
import type { RequestDraft } from '../request/request-draft.ts';
import { answerSize, judged, waitAsked } from '../request/sending/outcome-words.ts';
import type { Answer } from '../request/sending/read-answer.ts';
import { useAnswer } from './answer-context.ts';
import { DownloadButton } from './download-button.tsx';
import { downloadName } from './download-name.ts';
import { HeadersTable } from './headers-table.tsx';
import { LinkList } from './links/link-list.tsx';
import { RequestAnchor } from './links/request-anchor.tsx';
import { MatchNotes } from './match-notes.tsx';
import styles from './response.module.css';
import { TakeawayForm } from './takeaway/takeaway-form.tsx';
import { TakeawayProgress } from './takeaway/takeaway-progress.tsx';

type Props = { draft: RequestDraft; answer: Answer; milliseconds: number; onRepeat: () => void };

/** The status in words, where it came from, how long it took, and the pages on either side. */
export function AnswerSummary({ draft, answer, milliseconds, onRepeat }: Props): ReactNode {
  const { links, transport } = useAnswer();
  const { json, bytes, type } = answer;
  const status = judged(draft, answer);
  const wait = waitAsked(answer);
  const pages = useMemo(() => pagesOf(links), [links]);
  const onward = useMemo(() => requestLinksAt(links, []), [links]);
  const table = useMemo(() => (json === undefined ? undefined : tableOf(json)), [json]);
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [isTaking, setTaking] = useState(false);

  function close(): void {
    setTaking(false);
    toggle.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  }

  return (
    <>
      <div className={styles.notice} data-kind={status.kind}>
        <p className={styles.title}>
          {status.title} <span className={styles.label}>{transport.label}</span>
        </p>
        {status.mismatch !== undefined && (
          <p>
            <strong>Not as described.</strong> {status.mismatch} It may come from something between
            you and the API. It is shown below as received.
          </p>
        )}
        {status.cutOff !== undefined && (
          <p>
            <strong>Cut off.</strong> {status.cutOff} Its beginning is shown below. Ask for less, or
            send the request from a terminal with the cURL sample.
          </p>
        )}
        {status.fromApi !== undefined && (
          <p>
            The API says: <q className={styles.quote}>{status.fromApi.slice(0, 500)}</q>
          </p>
        )}
        {status.mismatch === undefined && <p>{htmlText(status.meaning)}</p>}
        {status.kind !== 'success' && status.mismatch === undefined && status.whatToDo !== '' && (
          <p>What to do: {htmlText(status.whatToDo)}</p>
        )}
        {wait !== undefined && <p>{wait}</p>}
        {!status.documented && <p>The description of this operation does not name this status.</p>}
        {answer.movedTo !== undefined && (
          <p>
            Redirected to <code>{answer.movedTo}</code>
          </p>
        )}
        <p className={styles.facts}>
          <span>{timeInWords(milliseconds)}</span>
          <span>{answerSize(answer)}</span>
          <span>{type === '' ? 'type not given' : type}</span>
          {pages.inWords !== '' && <span>{pages.inWords}</span>}
        </p>
      </div>
      <MatchNotes />
      <div className={styles.actions}>
        {pages.previous && (
          <RequestAnchor link={pages.previous} className={small.small}>
            Previous page
          </RequestAnchor>
        )}
        {pages.next && (
          <RequestAnchor link={pages.next} className={small.small}>
            Next page
          </RequestAnchor>
        )}
        <button type="button" className={small.small} onClick={onRepeat}>
          Repeat
        </button>
        {table ? (
          <button
            ref={toggle}
            type="button"
            className={small.small}
            aria-expanded={isTaking}
            aria-controls={id}
            onClick={() => setTaking(!isTaking)}
          >
            Download
          </button>
        ) : (
          bytes.byteLength > 0 &&
          answer.cutAt === undefined && (
            <DownloadButton name={downloadName(draft, type)} type={type} content={() => bytes}>
              {json === undefined ? 'Download' : 'Download JSON'}
            </DownloadButton>
          )
        )}
      </div>
      {table && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what is inside
        <div id={id} hidden={!isTaking} onKeyDown={onKeyDown}>
          {isTaking && <TakeawayForm draft={draft} answer={answer} table={table} onDone={close} />}
        </div>
      )}
      <TakeawayProgress />
      <LinkList links={onward} label="Requests to go on with" />
      <HeadersTable headers={answer.headers} />
    </>
  );
}
