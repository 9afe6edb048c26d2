import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './cell.module.css';
import { CodeEditor } from './code-editor.tsx';
import type { DrawOutput } from './draw-output.ts';
import { LiveOutputs } from './live-outputs.tsx';
import type { NotebookActions, Recorded } from './notebook.ts';
import { useNotebookContext } from './notebook-context.tsx';
import { type CellState, cellState } from './notebook-state.ts';
import outputStyles from './outputs.module.css';
import { RecordedOutputs } from './recorded-outputs.tsx';
import { StaticCode } from './static-code.tsx';
import { statusWords } from './status-words.ts';

export type CellProps = {
  /** e.g. "cell-3" */
  id: string;
  /** Of a solution: which exercise it belongs to. */
  exercise?: string;
  /** The code with its colours. */
  html: string;
  /** More buttons for the code, such as one that copies it. */
  tools?: (code: () => HTMLElement | null) => ReactNode;
};

/** A piece of code that runs, with what it shows. */
export function Cell(props: CellProps): ReactNode {
  const { tutorial, state, recorded, drawOutput, actions } = useNotebookContext();
  return (
    <CellView
      {...props}
      tutorial={tutorial}
      recorded={recorded}
      drawOutput={drawOutput}
      actions={actions}
      state={cellState(state, props.id)}
      isBusy={state.isBusy}
    />
  );
}

type ViewProps = CellProps & {
  tutorial: string;
  recorded: Recorded;
  drawOutput: DrawOutput | undefined;
  actions: NotebookActions;
  state: CellState;
  isBusy: boolean;
};

const CellView = memo(function CellView(props: ViewProps): ReactNode {
  const { id, exercise, html, tools, tutorial, recorded, drawOutput, actions, state, isBusy } =
    props;
  const code = useRef<HTMLElement>(null);
  const runButton = useRef<HTMLButtonElement>(null);
  const [source, setSource] = useState<string>();
  const [isEditing, setIsEditing] = useState(false);
  const { edited, outputs, errorLine } = state;
  const name = id.replace('cell-', 'Cell ');
  const isActive = state.isWaiting || state.status === 'running';
  const run = (): void => {
    if (!isBusy) actions.run(id);
  };

  // The first rendering always shows the code as it was written.
  useEffect(() => {
    const written = code.current?.textContent ?? '';
    setSource(written);
    const kind = exercise === undefined ? 'step' : 'solution';
    const part = exercise === undefined ? {} : { exercise: Number(exercise) };
    return actions.register({ id, kind, ...part, source: written, line: 1 });
  }, [actions, id, exercise]);

  // A button that goes away with its use leaves the keyboard where it was.
  function reset(): void {
    runButton.current?.focus();
    setIsEditing(false);
    actions.resetCell(id);
  }

  function stop(): void {
    runButton.current?.focus();
    actions.stop();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div className={styles.cell} role="group" aria-label={name} data-status={state.status}>
      <div className={styles.bar} data-twin="none">
        <span className={styles.name} id={`${id}-name`}>
          {exercise === undefined ? name : `${name}, solution`}
        </span>
        <span className={styles.status}>{statusWords(state, edited ?? source)}</span>
        <span className={styles.buttons}>
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
          {!isEditing && (
            <button
              type="button"
              aria-describedby={`${id}-name`}
              onClick={() => setIsEditing(true)}
            >
              Edit
            </button>
          )}
          {edited !== undefined && (
            <button type="button" aria-describedby={`${id}-name`} onClick={reset}>
              Reset
            </button>
          )}
          {!isEditing && tools?.(() => code.current)}
        </span>
      </div>
      {isEditing ? (
        <CodeEditor
          label={`Code of ${name.toLowerCase()}`}
          source={edited ?? source ?? ''}
          errorLine={errorLine}
          onChange={(text) => actions.edit(id, text)}
          onRun={run}
        />
      ) : (
        <StaticCode ref={code} html={html} edited={edited} errorLine={errorLine} />
      )}
      <div className={outputStyles.outputs}>
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
