import { guideTransport } from '@site/src/reference/guide-transport';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { LanguageTabs } from './language-tabs';
import styles from './request.module.css';
import type { RequestAnswerProps } from './request-answer';
import { usePortal } from './use-portal';

type Props = {
  /** The path on the API's host, with its query, e.g. "/catalogue/v2/works?query=horse" */
  url: string;
  /** The API that answers, if it is described: added by config/guides/highlight-code.ts, as is the code. */
  api?: string;
  children?: ReactNode;
};

type Loaded = { Answer: ComponentType<RequestAnswerProps>; turn: number };

const failure = 'This could not be loaded. Check your connection and try again.';

/** A request to copy in several languages and to run, in the sandbox or on the live host of its API. */
export function Request({ url, api, children }: Props): ReactNode {
  const portal = usePortal();
  const button = useRef<HTMLButtonElement>(null);
  const [loaded, setLoaded] = useState<Loaded | 'loading' | 'failed'>();

  async function run(): Promise<void> {
    const turn = typeof loaded === 'object' ? loaded.turn + 1 : 1;
    if (turn === 1) setLoaded('loading');
    try {
      const { RequestAnswer: Answer } = await import('./request-answer');
      setLoaded({ Answer, turn });
    } catch {
      setLoaded('failed');
    }
  }

  function hide(): void {
    setLoaded(undefined);
    button.current?.focus();
  }

  const via = guideTransport(portal, api);
  return (
    <div className={styles.request}>
      <LanguageTabs label="Languages of the request">{children}</LanguageTabs>
      {api !== undefined && (
        <div className={styles.actions} data-markdown="none">
          <button ref={button} type="button" className={styles.run} onClick={run}>
            Run
          </button>
          <span role="status">
            {loaded === 'loading' ? 'Loading…' : loaded === 'failed' ? failure : ''}
          </span>
        </div>
      )}
      {typeof loaded === 'object' && api !== undefined && (
        <loaded.Answer key={loaded.turn} request={{ apiId: api, path: url, via }} onHide={hide} />
      )}
    </div>
  );
}
