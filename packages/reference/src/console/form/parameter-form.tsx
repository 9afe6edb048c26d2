import type { Operation } from '@portal/contract';
import type { ReactNode } from 'react';
import { ParameterField } from '../controls/parameter-field.tsx';
import { FieldFilter } from './field-filter.tsx';
import { type FormProblems, problemInWords, withSuggestion } from './form-problems.ts';
import { type FormState, withField } from './form-state.ts';
import styles from './parameter-form.module.css';
import { ParameterGroup } from './parameter-group.tsx';
import type { FieldGroups } from './use-field-groups.ts';
import type { ShownProblems } from './use-shown-problems.ts';

type Props = {
  operation: Operation;
  form: FormState;
  problems: FormProblems;
  shown: ShownProblems;
  groups: FieldGroups;
  pointed: string | undefined;
  onForm: (form: FormState) => void;
  onPoint: (parameter: string | undefined) => void;
  onGo: (parameter: string) => void;
  controlId: (parameter: string) => string;
};

/** A labelled control for each parameter, in groups. */
export function ParameterForm(props: Props): ReactNode {
  const { operation, form, problems, shown, groups, pointed, onForm, onPoint, onGo, controlId } =
    props;
  return (
    <>
      {problems.others.map((problem) => (
        <p key={problem.message} className={styles.other}>
          {problemInWords(problem)}
        </p>
      ))}
      {groups.isMany && <FieldFilter groups={groups} onGo={onGo} />}
      {groups.shown.map(
        (group) =>
          group.fields.length > 0 && (
            <ParameterGroup key={group.label} groups={groups} group={group}>
              {group.fields.map((parameter) => (
                <ParameterField
                  key={parameter.key}
                  id={controlId(parameter.key)}
                  operation={operation}
                  parameter={parameter}
                  form={form}
                  problems={shown.problemsOf(parameter.key)}
                  pointed={pointed === parameter.key}
                  onField={(field) => {
                    shown.onType(parameter.key);
                    onForm(withField(form, parameter.key, field));
                  }}
                  onLeave={() => shown.onLeave(parameter.key)}
                  onCorrect={(problem) => onForm(withSuggestion(form, problem))}
                  onPoint={onPoint}
                />
              ))}
            </ParameterGroup>
          ),
      )}
    </>
  );
}
