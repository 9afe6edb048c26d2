import { type Choice, htmlText } from '@portal/contract';

export type ListOption = { value: string; meaning: string; chosen: boolean };

/** The choices that what is typed could mean, by value or by meaning. */
export function listOptions(
  choices: readonly Choice[],
  chosen: readonly string[],
  draft: string,
): ListOption[] {
  const wanted = draft.trim().toLowerCase();
  return choices
    .map(({ value, meaning }) => ({ value: String(value), meaning: htmlText(meaning) }))
    .filter(
      ({ value, meaning }) =>
        value.toLowerCase().includes(wanted) || meaning.toLowerCase().includes(wanted),
    )
    .map((option) => ({ ...option, chosen: chosen.includes(option.value) }));
}
