import { type ReactNode, useEffect, useRef } from 'react';
import styles from './list-control.module.css';
import type { ListOption } from './list-options.ts';

type Props = {
  /** Of the control. */
  id: string;
  label: string;
  options: readonly ListOption[];
  active: number;
  onChoose: (value: string) => void;
};

/** The keys are handled by the text field, which keeps the focus. */
export function OptionList({ id, label, options, active, onChoose }: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <div
      ref={list}
      id={`${id}-options`}
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
          id={`${id}-option-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={chosen}
          className={styles.option}
          data-active={index === active || undefined}
          onClick={() => onChoose(value)}
        >
          <code>{value}</code>
          <span>{meaning}</span>
        </div>
      ))}
    </div>
  );
}
