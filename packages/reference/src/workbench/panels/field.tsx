import type { ReactNode } from 'react';
import styles from '../workbench.module.css';

type Common = { id: string; label: string; invalid?: boolean; describedBy?: string };

type TextProps = Common & {
  value: string;
  onChange: (value: string) => void;
  inputMode?: 'numeric' | 'decimal' | 'url';
};

/** Not of type number: what is half typed must reach the address unchanged. */
export function TextField(props: TextProps): ReactNode {
  const { id, label, value, onChange, inputMode, invalid, describedBy } = props;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={styles.input}
        value={value}
        inputMode={inputMode}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

type SelectProps<Value extends string> = Common & {
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
};

export function SelectField<Value extends string>(props: SelectProps<Value>): ReactNode {
  const { id, label, value, options, onChange, invalid, describedBy } = props;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={styles.input}
        value={value}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => {
          const chosen = options.find((one) => one.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    </div>
  );
}
