import type { Operation } from '@portal/contract';
import { useMemo, useState } from 'react';
import { fewParameters, groupParameters } from '../../model/index.ts';
import { followUse, matchesFilter, usedIn } from './field-folds.ts';
import type { FormState } from './form-state.ts';

/** The fields of a form in groups, which of them are open, and those that a filter leaves. */
export function useFieldGroups({ parameters }: Operation, form: FormState) {
  const groups = useMemo(() => groupParameters(parameters), [parameters]);
  const [kept, setKept] = useState(() => followUse(new Map(), groups, form));
  const [filter, setFilter] = useState('');
  const folds = followUse(kept, groups, form);
  if (folds !== kept) setKept(folds);
  const isMany = parameters.length > fewParameters;
  const wanted = filter.trim();

  function setOpen(isOpen: boolean, isMeant: (label: string) => boolean): void {
    setKept(
      (before) =>
        new Map(
          Array.from(before, ([label, fold]) => [
            label,
            isMeant(label) ? { ...fold, isOpen } : fold,
          ]),
        ),
    );
  }

  const shown = groups.map((group) => ({
    label: group.label,
    fields:
      wanted === ''
        ? group.parameters
        : group.parameters.filter((one) => matchesFilter(one, wanted)),
    count: group.parameters.length,
    used: usedIn(group, form),
    isOpen: !isMany || wanted !== '' || folds.get(group.label)?.isOpen === true,
  }));

  return {
    shown,
    isMany,
    filter,
    setFilter,
    found: wanted === '' ? undefined : shown.flatMap(({ fields }) => fields).length,
    total: parameters.length,
    isAllOpen: [...folds.values()].every(({ isOpen }) => isOpen),
    fold: (label: string, isOpen: boolean) => setOpen(isOpen, (one) => one === label),
    openAll: (isOpen: boolean) => setOpen(isOpen, () => true),
    /** Makes sure that a field can be focused. */
    reveal: (key: string) => {
      setFilter('');
      const group = groups.find((one) => one.parameters.some((parameter) => parameter.key === key));
      if (group) setOpen(true, (label) => label === group.label);
    },
  };
}

export type FieldGroups = ReturnType<typeof useFieldGroups>;
