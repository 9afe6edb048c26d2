import { type ComponentType, type ReactNode, useState } from 'react';
import controls from '../../controls/controls.module.css';
import styles from '../body.module.css';
import { type SchemaFieldProps, useBodyForm } from './body-form-context.ts';
import { chosenVariant, inVariant } from './chosen-variant.ts';
import type { Shape } from './form-shape.ts';

export type VariantProps = Omit<SchemaFieldProps, 'name' | 'required'>;

type Props = Omit<VariantProps, 'schema'> & {
  shape: Extract<Shape, { kind: 'choice' }>;
  /** Passed in, because its fields may contain further choices. */
  Variant: ComponentType<VariantProps>;
};

/** Which of several forms the value has, and its fields. */
export function ChoiceFields({ shape, path, value, onValue, Variant }: Props): ReactNode {
  const { schemas, idOf } = useBodyForm();
  const [picked, pick] = useState(0);
  const index = chosenVariant(schemas, shape, value, picked);
  const variant = shape.variants[index];
  const id = `${idOf(path)}-form`;
  return (
    <>
      <div className={styles.field}>
        <label htmlFor={id} className={styles.label}>
          Variant
        </label>
        <select
          id={id}
          className={controls.input}
          value={index}
          onChange={(event) => {
            const next = Number(event.target.value);
            pick(next);
            onValue(inVariant(schemas, shape, value, next));
          }}
        >
          {shape.variants.map(({ label }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two variants may have the same name
            <option key={at} value={at}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {variant && (
        <Variant key={index} schema={variant.schema} path={path} value={value} onValue={onValue} />
      )}
    </>
  );
}
