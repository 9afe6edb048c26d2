import type { Operation, Parameter, Problem } from '@portal/contract';
import visually from '@portal/ui/visually-hidden.module.css';
import { Fragment, type ReactNode, useMemo } from 'react';
import { describeParameter } from '../../model/index.ts';
import { problemInWords } from '../form/form-problems.ts';
import { type FormState, formOf, type ListField } from '../form/form-state.ts';
import styles from './controls.module.css';
import { FieldAbout } from './field-about.tsx';
import { ParameterControl } from './parameter-control.tsx';

type Props = {
  id: string;
  operation: Operation;
  parameter: Parameter;
  form: FormState;
  problems: readonly Problem[];
  /** Whether the reader points at this parameter in the URL. */
  pointed: boolean;
  onField: (field: string | ListField) => void;
  onCorrect: (problem: Problem) => void;
  onPoint: (parameter: string | undefined) => void;
  /** Called when the reader moves on from its control. */
  onLeave: () => void;
};

/** A parameter: its name, its control, what it accepts, and what is wrong with it. */
export function ParameterField(props: Props): ReactNode {
  const {
    id,
    operation,
    parameter,
    form,
    problems,
    pointed,
    onField,
    onCorrect,
    onPoint,
    onLeave,
  } = props;
  const { key, name, required } = parameter;
  const { type, constraints, examples } = useMemo(
    () => describeParameter(operation, parameter),
    [operation, parameter],
  );
  const [example] = examples;
  const point = () => onPoint(key);
  const leave = () => onPoint(undefined);

  function fill(): void {
    const field = example && formOf(operation, { [key]: example.value as string }).get(key);
    if (field !== undefined) onField(field);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only shows which part of the URL it is
    <div
      className={styles.field}
      data-pointed={pointed || undefined}
      onMouseEnter={point}
      onMouseLeave={leave}
      onFocus={point}
      onBlur={() => {
        leave();
        onLeave();
      }}
    >
      <div className={styles.name}>
        <label htmlFor={id}>
          {name.split(/(?<=[.\]])/).map((step, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a name never change order
            <Fragment key={at}>
              {at > 0 && <wbr />}
              {step}
            </Fragment>
          ))}
        </label>
        {required && <span className={styles.required}>required</span>}
      </div>
      <ParameterControl
        id={id}
        name={name}
        required={required}
        invalid={problems.some(({ type }) => type === 'error')}
        describedBy={`${id}-hint ${id}-about ${id}-problems`}
        parameter={parameter}
        form={form}
        onField={onField}
      />
      <p className={styles.hint}>
        <span id={`${id}-hint`}>{[type, ...constraints].join(', ')}</span>
        {example && (
          <button type="button" className={styles.example} onClick={fill}>
            e.g. {example.text}
            <span className={visually.hidden}> for {name}</span>
          </button>
        )}
      </p>
      <FieldAbout
        id={`${id}-about`}
        name={name}
        description={parameter.description}
        traps={parameter.traps}
      />
      <div id={`${id}-problems`}>
        {problems.map((problem) => (
          <p key={problemInWords(problem)} className={styles.problem} data-type={problem.type}>
            {problemInWords(problem)}{' '}
            {problem.suggestion !== undefined && (
              <button type="button" className={styles.example} onClick={() => onCorrect(problem)}>
                Use {problem.suggestion}
              </button>
            )}
          </p>
        ))}
      </div>
    </div>
  );
}
