import { htmlText, type Parameter } from '@portal/contract';
import type { ParameterGroup } from '../../model/index.ts';
import type { FormState } from './form-state.ts';

/** Whether a group is open, and how many of its fields were filled in when this was decided. */
export type Fold = { isOpen: boolean; used: number };

export type Folds = ReadonlyMap<string, Fold>;

export function usedIn({ parameters }: ParameterGroup, form: FormState): number {
  return parameters.filter(({ key }) => form.has(key)).length;
}

function nextFold(
  before: Fold | undefined,
  group: ParameterGroup,
  used: number,
  isFirst: boolean,
): Fold {
  if (!before) {
    const isOpen = isFirst || used > 0 || group.parameters.some(({ required }) => required);
    return { isOpen, used };
  }
  // Nobody types in a collapsed group: what is filled in there came from an example or a link.
  return { isOpen: before.isOpen || used > before.used, used };
}

/** Opens groups that come into use, and never collapses one while a reader is in it. */
export function followUse(folds: Folds, groups: readonly ParameterGroup[], form: FormState): Folds {
  const next = groups.map((group, index) => {
    const before = folds.get(group.label);
    const fold = nextFold(before, group, usedIn(group, form), index === 0);
    const isSame = before?.isOpen === fold.isOpen && before.used === fold.used;
    return [group.label, isSame && before ? before : fold] as const;
  });
  return next.every(([label, fold]) => folds.get(label) === fold) ? folds : new Map(next);
}

/** `12 fields, 2 used` */
export function countInWords(fields: number, used: number): string {
  const count = `${fields} ${fields === 1 ? 'field' : 'fields'}`;
  return used === 0 ? count : `${count}, ${used} used`;
}

/** Whether all words of a filter are in the name or the description. */
export function matchesFilter({ name, description }: Parameter, filter: string): boolean {
  const text = `${name} ${htmlText(description)}`.toLowerCase();
  return filter
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
