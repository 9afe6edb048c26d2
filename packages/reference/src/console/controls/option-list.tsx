import type { Combobox } from '@portal/ui/combobox';
import type { ReactNode } from 'react';
import styles from './list-control.module.css';
import type { ListOption } from './list-options.ts';

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
