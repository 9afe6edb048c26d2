import '@portal/ui/tokens.css';
import './tokens.css';

import { type ReactNode, useId } from 'react';
import { useNotebookContext } from './notebook/notebook-context.tsx';
import { RunStatus } from './run-status.tsx';
import styles from './toolbar.module.css';

type Props = {
  /** The choice between the page's languages, if it has several. */
  children?: ReactNode;
};

/** Runs, stops and resets the visible cells, and describes what is happening. */
export function Toolbar({ children }: Props): ReactNode {
  const { state, language, elsewhere: others, transports, chosen, actions } = useNotebookContext();
  const elsewhere = others[language];
  const name = useId();
  const { isBusy, loading, message } = state;
  return (
    <section className={styles.toolbar} aria-label="Code of this page" data-markdown="none">
      {children}
      <div className={styles.buttons}>
        {elsewhere?.href && (
          <a className="button button--primary" href={elsewhere.href} download>
            Download to run
          </a>
        )}
        {!elsewhere && (
          <>
            <button
              type="button"
              className="button button--primary"
              aria-disabled={isBusy}
              onClick={() => isBusy || actions.runAll()}
            >
              Run all
            </button>
            <button
              type="button"
              className="button button--outline"
              aria-disabled={!isBusy}
              onClick={() => isBusy && actions.stop()}
            >
              Stop
            </button>
            <button type="button" className="button button--outline" onClick={actions.reset}>
              Reset
            </button>
          </>
        )}
        {!elsewhere && transports.length > 1 && (
          <fieldset className={styles.transports}>
            <legend>Ask</legend>
            {transports.map(({ id, label }) => (
              <label key={id}>
                <input
                  type="radio"
                  name={name}
                  value={id}
                  checked={id === chosen?.id}
                  onChange={() => actions.choose(id)}
                />
                {label}
              </label>
            ))}
          </fieldset>
        )}
      </div>
      <RunStatus
        className={styles.message}
        message={elsewhere?.reason ?? (message || 'Outputs were recorded when this page was made.')}
        isBusy={isBusy && !elsewhere}
        loading={elsewhere ? undefined : loading}
      />
      <noscript>
        <p className={styles.message}>
          Running and editing code needs scripting, which is turned off in your browser. The outputs
          and the downloads work without it.
        </p>
      </noscript>
    </section>
  );
}
