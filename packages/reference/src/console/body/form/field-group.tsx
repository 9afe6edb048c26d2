import type { Problem } from '@portal/contract';
import small from '@portal/ui/small-button.module.css';
import { type ReactNode, useEffect, useState } from 'react';
import styles from '../body.module.css';
import { type SchemaFieldProps, useBodyForm } from './body-form-context.ts';
import { Problems } from './field-frame.tsx';

type Props = SchemaFieldProps & {
  help: string;
  problems: readonly Problem[];
  actions: ReactNode;
  /** Rendered when the group is opened: a type may contain itself without end. */
  children: () => ReactNode;
};

function sizeOf(value: unknown): string {
  if (value === undefined) return 'not sent';
  if (value === null) return 'null';
  const count = Object.keys(Object(value)).length;
  const unit = Array.isArray(value) ? ['item', 'items'] : ['property', 'properties'];
  return `${count} ${unit[count === 1 ? 0 : 1]}`;
}

/** An object or a list inside a body, collapsed until the reader opens it. */
export function FieldGroup(props: Props): ReactNode {
  const { path, name, required, value, onValue, help, problems } = props;
  const { idOf, isWantedInside, onLeave } = useBodyForm();
  const isWanted = isWantedInside(path);
  const [isOpen, open] = useState(false);
  useEffect(() => {
    if (isWanted) open(true);
  }, [isWanted]);
  const id = idOf(path);
  const isShown = isOpen || isWanted;
  return (
    <fieldset className={styles.group} onBlur={() => onLeave(path)}>
      <legend className={styles.legend}>
        <button
          id={id}
          type="button"
          aria-expanded={isShown}
          aria-describedby={`${id}-problems`}
          className={`${small.small} ${styles.fold}`}
          onClick={() => open(!isShown)}
        >
          <span aria-hidden>{isShown ? '▾ ' : '▸ '}</span>
          {name} <span className={styles.size}>{sizeOf(value)}</span>
        </button>
        {required && <span className={styles.required}>required</span>}
        {props.actions}
        {!required && value !== undefined && (
          <button
            type="button"
            className={small.small}
            aria-label={`Leave out ${name}`}
            onClick={() => onValue(undefined)}
          >
            Leave out
          </button>
        )}
      </legend>
      {help !== '' && <p className={styles.help}>{help}</p>}
      <Problems id={id} problems={problems} />
      {isShown && props.children()}
    </fieldset>
  );
}
