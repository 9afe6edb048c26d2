import type { Operation } from '@portal/contract';
import type { ReactNode } from 'react';
import { ParameterField } from '../controls/parameter-field.tsx';
import { type FormProblems, mend, problemInWords } from './form-problems.ts';
import { type FormState, withField } from './form-state.ts';
import styles from './parameter-form.module.css';

type Props = {
  operation: Operation;
  form: FormState;
  problems: FormProblems;
  pointed: string | undefined;
  onForm: (form: FormState) => void;
  onPoint: (parameter: string | undefined) => void;
  controlId: (parameter: string) => string;
};

/** A labelled control for each parameter, in the order of the URL. */
export function ParameterForm(props: Props): ReactNode {
  const { operation, form, problems, pointed, onForm, onPoint, controlId } = props;
  return (
    <>
      {problems.others.map((problem) => (
        <p key={problem.message} className={styles.other}>
          {problemInWords(problem)}
        </p>
      ))}
      <div className={styles.fields}>
        {operation.parameters.map((parameter) => (
          <ParameterField
            key={parameter.key}
            id={controlId(parameter.key)}
            operation={operation}
            parameter={parameter}
            form={form}
            problems={problems.byName.get(parameter.key) ?? []}
            pointed={pointed === parameter.key}
            onField={(field) => onForm(withField(form, parameter.key, field))}
            onMend={(problem) => onForm(mend(form, problem))}
            onPoint={onPoint}
          />
        ))}
      </div>
    </>
  );
}
