import small from '@portal/ui/small-button.module.css';
import { type ComponentType, type ReactNode, useRef } from 'react';
import styles from '../body.module.css';
import { type SchemaFieldProps, useBodyForm } from './body-form-context.ts';
import { type Shape, startValue } from './form-shape.ts';

type Props = Pick<SchemaFieldProps, 'path' | 'value' | 'onValue'> & {
  shape: Extract<Shape, { kind: 'list' }>;
  /** Passed in, because an item may contain further lists. */
  Field: ComponentType<SchemaFieldProps>;
};

/** The items one below the other, each with a button to remove it. */
export function ListFields({ shape, path, value, onValue, Field }: Props): ReactNode {
  const { schemas } = useBodyForm();
  const add = useRef<HTMLButtonElement>(null);
  const items = Array.isArray(value) ? value : [];
  const start = () => startValue(schemas, shape.items);
  return (
    <div className={styles.items}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item is its position in the list
        <div key={index} className={styles.row}>
          <Field
            path={[...path, index]}
            name={`${path.at(-1) ?? 'Item'}[${index}]`}
            schema={shape.items}
            required
            value={item}
            onValue={(next = '') => onValue(items.with(index, next))}
          />
          <button
            type="button"
            className={small.small}
            aria-label={`Remove item ${index + 1}`}
            onClick={() => {
              onValue(items.toSpliced(index, 1));
              add.current?.focus();
            }}
          >
            Remove
          </button>
        </div>
      ))}
      <button
        ref={add}
        type="button"
        className={small.small}
        aria-label={`Add item to ${path.at(-1) ?? 'the list'}`}
        onClick={() => onValue([...items, start()])}
      >
        Add item
      </button>
    </div>
  );
}
