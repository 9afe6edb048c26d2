import Link from '@docusaurus/Link';
import { type PageRequest, type RanRequest, runRequest } from '@portal/reference/run-request';
import { JsonTree } from '@portal/ui/json-tree';
import visually from '@portal/ui/visually-hidden.module.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { AnswerPicture } from './answer-picture';
import styles from './request.module.css';

export type RequestAnswerProps = { request: PageRequest; onHide: () => void };

type Run = RanRequest | { error: string };

/** The answer to a guide's request, below it. Loaded when the first is run. */
export function RequestAnswer({ request, onHide }: RequestAnswerProps): ReactNode {
  const [run, setRun] = useState<Run>();
  const { current: asked } = useRef(request);

  useEffect(() => {
    const controller = new AbortController();
    runRequest(asked, controller.signal).then(
      (ran) => !controller.signal.aborted && setRun(ran),
      (error: unknown) =>
        !controller.signal.aborted &&
        setRun({ error: error instanceof Error ? error.message : String(error) }),
    );
    return () => controller.abort();
  }, [asked]);

  const isRan = run !== undefined && 'outcome' in run;
  return (
    <section className={styles.answer} aria-label="Answer" aria-busy={!run} data-markdown="none">
      <p role="status" className={visually.hidden}>
        {run ? (isRan ? run.announcement : run.error) : 'Waiting for the response.'}
      </p>
      {!run && <p className={styles.quiet}>Waiting for the response…</p>}
      {run && !isRan && <p data-kind="client-error">{run.error}</p>}
      {isRan && (
        <>
          <p className={styles.status} data-kind={run.kind}>
            <strong>{run.title}</strong>
            {run.facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
          {run.details.map((words) => (
            <p key={words}>{words}</p>
          ))}
          <Body ran={run} />
        </>
      )}
      <p className={styles.actions}>
        {isRan && <Link to={run.consoleAddress}>Open in the console</Link>}
        <button type="button" className={styles.hide} onClick={onHide}>
          Hide
        </button>
      </p>
    </section>
  );
}

/** More would slow the page down; the console shows all of it. */
const longestText = 20_000;

function Body({ ran: { outcome, url } }: { ran: RanRequest }): ReactNode {
  if (outcome.kind !== 'answered') return null;
  const { json, kind, text = '' } = outcome.answer;
  if (json !== undefined) {
    return <JsonTree value={json} label="Answer as a tree" foldAfter={15} hasSearch={false} />;
  }
  if (kind === 'image') return <AnswerPicture answer={outcome.answer} url={url} />;
  if (kind !== 'text') return <p>The response is a file. The console offers it as a download.</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: long answers must be scrollable by keyboard
    <pre className={styles.text} tabIndex={0}>
      {text.slice(0, longestText)}
    </pre>
  );
}
