import { type ReactNode, useId } from 'react';
import { useNotebookContext } from './notebook-context.tsx';
import styles from './toolbar.module.css';

/** Runs, stops and resets all cells of the page, and says what goes on. */
export function Toolbar(): ReactNode {
  const { state, transports, chosen, actions } = useNotebookContext();
  const name = useId();
  const { isBusy, message } = state;
  return (
    <section className={styles.toolbar} aria-label="Code of this page" data-twin="none">
      <div className={styles.buttons}>
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
        {transports.length > 1 && (
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
      <p className={styles.message} role="status">
        {message || 'Outputs were recorded when this page was made.'}
      </p>
      <noscript>
        <p className={styles.message}>
          Running and editing code needs scripting, which is turned off in your browser. The outputs
          and the downloads work without it.
        </p>
      </noscript>
    </section>
  );
}
