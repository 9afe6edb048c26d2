import type { Api, UrlProblem } from '@portal/contract';
import { type FormEvent, type ReactNode, useId, useMemo, useState } from 'react';
import type { Transport } from '../../transport.ts';
import { problemInWords } from '../form/form-problems.ts';
import type { RequestTarget } from '../request-target.ts';
import styles from './open-url.module.css';
import { openedUrl } from './opened-url.ts';
import { replacedHost } from './replaced-host.ts';

type Props = {
  apis: readonly Api[];
  /** A URL to begin with. */
  url: string;
  /** Where requests go to, whatever host a URL has. */
  transport: Transport;
  transports: readonly Transport[];
  onOpen: (target: RequestTarget) => void;
};

/** Some messages name the suggestion themselves. */
function isNews(problem: UrlProblem): boolean {
  return problem.suggestion !== undefined && !/did you mean/i.test(problemInWords(problem));
}

/** A box for any URL of the APIs: it explains what the URL requests and what is wrong with it. */
export function OpenUrl({ apis, url, transport, transports, onOpen }: Props): ReactNode {
  const id = useId();
  const [text, setText] = useState(url);
  const opened = useMemo(() => openedUrl(apis, text), [apis, text]);
  const apiId = opened?.target?.apiId;
  const replaced =
    apiId === undefined ? undefined : replacedHost(text.trim(), apiId, transport, transports);

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (opened?.target) onOpen(opened.target);
  }

  return (
    <form className={styles.box} onSubmit={onSubmit}>
      <label htmlFor={id}>Open a URL</label>
      <div className={styles.row}>
        <input
          id={id}
          type="text"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder="Paste a URL of these APIs"
          aria-describedby={`${id}-about`}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button
          type="submit"
          className="button button--outline"
          aria-disabled={!opened?.target || undefined}
        >
          Open
        </button>
      </div>
      <div id={`${id}-about`} className={styles.about} aria-live="polite">
        {opened && (
          <>
            <p>{opened.title}</p>
            {replaced !== undefined && <p className={styles.replaced}>{replaced}</p>}
            {opened.problems.length > 0 && (
              <ul>
                {opened.problems.map((problem) => (
                  <li key={`${problem.where.start} ${problem.message}`} data-type={problem.type}>
                    {problemInWords(problem)}
                    {isNews(problem) && (
                      <>
                        {' '}
                        Did you mean <code>{problem.suggestion}</code>?
                      </>
                    )}
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </div>
      {opened && opened.parts.length > 0 && (
        <details className={styles.parts}>
          <summary>What each part means</summary>
          <dl>
            {opened.parts.map(({ start, text: part, sentence }) => (
              <div key={start}>
                <dt>
                  <code>{part}</code>
                </dt>
                <dd>{sentence}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </form>
  );
}
