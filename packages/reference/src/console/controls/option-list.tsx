import { type Choice, htmlText } from '@portal/contract';
import type { Combobox } from '@portal/ui/combobox';
import type { ReactNode } from 'react';
import styles from './list-control.module.css';

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

type Props = {
  box: Pick<Combobox, 'listId' | 'optionId' | 'active'>;
  label: string;
  options: readonly ListOption[];
  onChoose: (value: string) => void;
};

/** The keys are handled by the text field, which keeps the focus. */
export function OptionList({ box, label, options, onChoose }: Props): ReactNode {
  return (
    <div
      id={box.listId}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      aria-multiselectable
      className={styles.options}
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map(({ value, meaning, chosen }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: see above
        <div
          key={value}
          id={box.optionId(index)}
          role="option"
          tabIndex={-1}
          aria-selected={chosen}
          className={styles.option}
          data-active={index === box.active || undefined}
          onClick={() => onChoose(value)}
        >
          <code>{value}</code>
          <span>{meaning}</span>
        </div>
      ))}
    </div>
  );
}
