import {
  checkValues,
  isAccepted,
  type Operation,
  type Problem,
  type Values,
} from '@portal/contract';
import { browserLimits } from '../request/sending/browser-limits.ts';
import { commaProblems } from './comma-problems.ts';
import { type FormState, listFieldOf, replaceItem, withField } from './form-state.ts';

export type FormProblems = {
  /** By parameter. */
  byName: ReadonlyMap<string, Problem[]>;
  /** Those that belong to no control. */
  others: Problem[];
  /** In the order of the form. */
  errors: Problem[];
  /** Whether the service would accept it. */
  accepted: boolean;
};

/** `ofBody` are shown by the body editor itself, but count like the others. */
export function problemsOf(
  operation: Operation,
  values: Values,
  ofBody: readonly Problem[] = [],
): FormProblems {
  const problems = [
    ...checkValues(operation, values),
    ...browserLimits(operation, values),
    ...commaProblems(operation, values),
  ];
  const byName = new Map<string, Problem[]>();
  const others: Problem[] = [];
  for (const problem of problems) {
    const { parameter } = problem.where;
    if (parameter !== undefined && operation.parameters.some(({ key }) => key === parameter)) {
      byName.set(parameter, [...(byName.get(parameter) ?? []), problem]);
    } else others.push(problem);
  }
  return {
    byName,
    others,
    errors: [...problems, ...ofBody].filter(({ type }) => type === 'error'),
    accepted: isAccepted(problems) && isAccepted(ofBody),
  };
}

/** The form with the text that a problem suggests. */
export function withSuggestion(form: FormState, { where, suggestion }: Problem): FormState {
  const { parameter, index } = where;
  if (parameter === undefined || suggestion === undefined) return form;
  return withField(
    form,
    parameter,
    index === undefined ? suggestion : replaceItem(listFieldOf(form, parameter), index, suggestion),
  );
}

/** One line: what is wrong and what would be right. */
export function problemInWords({ message, valid }: Problem): string {
  return valid === undefined ? message : `${message} ${valid}`;
}
