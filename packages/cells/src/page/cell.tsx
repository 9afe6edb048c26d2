import '@portal/ui/tokens.css';
import './tokens.css';

import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import type { CellLanguage } from '../cell.ts';
import styles from './cell.module.css';
import { CodeEditor } from './code-editor.tsx';
import type { NotebookActions, Recorded, RunElsewhere } from './notebook/notebook.ts';
import { useNotebookContext } from './notebook/notebook-context.tsx';
import { type CellState, cellName, cellState, type Loading } from './notebook/notebook-state.ts';
import { statusWords } from './notebook/status-words.ts';
import type { DrawOutput } from './outputs/draw-output.ts';
import { LiveOutputs } from './outputs/live-outputs.tsx';
import outputStyles from './outputs/outputs.module.css';
import { RecordedOutputs } from './outputs/recorded-outputs.tsx';
import { RunStatus } from './run-status.tsx';
import { StaticCode } from './static-code.tsx';

export type CellProps = {
  /** e.g. "cell-3" */
  id: string;
  language: CellLanguage;
  /** Of a solution: which exercise it belongs to. */
  exercise?: string;
  /** The cell of another language that shows the same: a reader of both needs its outputs once. */
  sameAs?: string;
  /** The code with its colours. */
  html: string;
  className?: string;
  /** More buttons for the code, such as one that copies it. */
  tools?: (code: () => HTMLElement | null) => ReactNode;
};

/** Runnable code, with its output. */
export function Cell(props: CellProps): ReactNode {
  const { tutorial, state, elsewhere, recorded, drawOutput, actions, hasToolbar } =
    useNotebookContext();
  const isMessage = !hasToolbar && state.inRun.includes(props.id);
  const own = cellState(state, props.id);
  return (
    <CellView
      {...props}
      tutorial={tutorial}
      recorded={recorded}
      drawOutput={drawOutput}
      actions={actions}
      elsewhere={elsewhere[props.language]}
      state={own}
      isBusy={state.isBusy}
      message={isMessage ? state.message : ''}
      loading={isMessage ? state.loading : undefined}
      waitsFor={own.isWaiting ? state.loading?.part : undefined}
    />
  );
}

type ViewProps = CellProps & {
  tutorial: string;
  recorded: Recorded;
  drawOutput: DrawOutput | undefined;
  actions: NotebookActions;
  elsewhere: RunElsewhere | undefined;
  state: CellState;
  isBusy: boolean;
  /** What is happening, if no toolbar describes it. */
  message: string;
  /** What is being fetched, if no toolbar shows it. */
  loading: Loading | undefined;
  /** e.g. "Python" */
  waitsFor: string | undefined;
};

const CellView = memo(function CellView(props: ViewProps): ReactNode {
  const { id, language, exercise, sameAs, html, className = '', tools, elsewhere } = props;
  const { tutorial, recorded, drawOutput, actions, state, isBusy, message, loading } = props;
  const code = useRef<HTMLElement>(null);
  const runButton = useRef<HTMLButtonElement>(null);
  const [source, setSource] = useState<string>();
  const { edited, outputs, errorLine, isEditing } = state;
  const name = cellName(id).replace('c', 'C');
  const isActive = state.isWaiting || state.status === 'running';
  const run = (): void => {
    if (!isBusy) actions.run(id);
  };

  // The first render always shows the code as written.
  useEffect(() => {
    const written = code.current?.textContent ?? '';
    setSource(written);
    const kind = exercise === undefined ? 'step' : 'solution';
    const part = exercise === undefined ? {} : { exercise: Number(exercise) };
    return actions.register({ id, language, kind, ...part, source: written, line: 1 });
  }, [actions, id, language, exercise]);

  // A button that disappears when used leaves the keyboard focus where it was.
  function reset(): void {
    runButton.current?.focus();
    actions.resetCell(id);
  }

  function stop(): void {
    runButton.current?.focus();
    actions.stop();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      className={`${styles.cell} ${className}`}
      role="group"
      aria-label={name}
      data-track={language}
      data-status={state.status}
    >
      <div className={styles.bar} data-markdown="none">
        <span className={styles.name} id={`${id}-name`}>
          {exercise === undefined ? name : `${name}, solution`}
        </span>
        <span className={styles.status}>
          {statusWords(state, edited ?? source, props.waitsFor)}
        </span>
        <span className={styles.buttons}>
          {elsewhere?.href && (
            <a
              className={styles.run}
              href={elsewhere.href}
              download
              title={elsewhere.reason}
              aria-label={`Download to run. ${elsewhere.reason}`}
              aria-describedby={`${id}-name`}
            >
              Download to run
            </a>
          )}
          {!elsewhere && (
            <>
              <button
                ref={runButton}
                type="button"
                className={styles.run}
                aria-describedby={`${id}-name`}
                aria-disabled={isBusy}
                onClick={run}
              >
                Run
              </button>
              {isActive && (
                <button type="button" aria-describedby={`${id}-name`} onClick={stop}>
                  Stop
                </button>
              )}
              {/* One button, so that the focus is on Edit after Done. */}
              <button
                type="button"
                aria-describedby={`${id}-name`}
                onClick={() => actions.setEditing(id, !isEditing)}
              >
                {isEditing ? 'Done' : 'Edit'}
              </button>
              {edited !== undefined && (
                <button type="button" aria-describedby={`${id}-name`} onClick={reset}>
                  Reset
                </button>
              )}
            </>
          )}
          {tools?.(() => code.current)}
        </span>
      </div>
      {message !== '' && <RunStatus className={styles.note} {...{ message, isBusy, loading }} />}
      {isEditing ? (
        <>
          {/* The editor renders only the lines in view; this is what gets copied. */}
          <code ref={code} className={styles.copied} aria-hidden="true">
            {edited ?? source}
          </code>
          <CodeEditor
            label={`Code of ${cellName(id)}`}
            language={language}
            source={edited ?? source ?? ''}
            errorLine={errorLine}
            onChange={(text) => actions.edit(id, text)}
            onRun={run}
          />
        </>
      ) : (
        <StaticCode ref={code} {...{ language, html, edited, errorLine }} />
      )}
      <div
        className={outputStyles.outputs}
        data-markdown={sameAs === undefined ? undefined : 'none'}
      >
        <RecordedOutputs
          tutorial={tutorial}
          cell={id}
          recorded={recorded}
          isHidden={outputs !== undefined}
        />
        {outputs && drawOutput && <LiveOutputs cell={id} outputs={outputs} draw={drawOutput} />}
      </div>
    </div>
  );
});
