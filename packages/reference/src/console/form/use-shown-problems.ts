import type { Problem } from '@portal/contract';
import { useState } from 'react';
import type { FormProblems } from './form-problems.ts';
import type { FormState } from './form-state.ts';
import { useLeftFields } from './use-left-fields.ts';

/** Values from a link or an example are checked at once; those being typed are not. */
export function useShownProblems({ byName }: FormProblems, form: FormState) {
  const [typing, setTyping] = useState<string>();
  const { shown, leave } = useLeftFields((field) => byName.has(field));

  function problemsOf(field: string): readonly Problem[] {
    const isShown = shown.has(field) || (form.has(field) && field !== typing);
    return isShown ? (byName.get(field) ?? []) : [];
  }

  return {
    problemsOf,
    onType: setTyping,
    onLeave: (field: string) => {
      setTyping(undefined);
      leave(field);
    },
    showAll: () => {
      setTyping(undefined);
      leave(...byName.keys());
    },
  };
}

export type ShownProblems = ReturnType<typeof useShownProblems>;
