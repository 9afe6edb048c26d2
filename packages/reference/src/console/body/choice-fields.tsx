import type { JsonValue, Schema } from '@portal/contract';
import { type ReactNode, useMemo, useState } from 'react';
import controls from '../controls/controls.module.css';
import styles from './body.module.css';
import { type Path, useBodyForm } from './body-form-context.ts';
import { chosenVariant, inVariant } from './chosen-variant.ts';
import { type Shape, shapeOf } from './form-shape.ts';
import { CompoundFields, SchemaField } from './schema-field.tsx';

type Props = {
  shape: Extract<Shape, { kind: 'choice' }>;
  path: Path;
  value: JsonValue | undefined;
  onValue: (value: JsonValue | undefined) => void;
};

type InnerProps = Omit<Props, 'shape'> & { schema: Schema };

function Variant({ schema, ...props }: InnerProps): ReactNode {
  const { schemas } = useBodyForm();
  const shape = useMemo(() => shapeOf(schemas, schema), [schemas, schema]);
  return shape.kind === 'scalar' || shape.kind === 'json' ? (
    <SchemaField {...props} name="Value" schema={schema} required />
  ) : (
    <CompoundFields {...props} shape={shape} schema={schema} />
  );
}

/** Which of several forms the value has, and its fields. */
export function ChoiceFields({ shape, path, value, onValue }: Props): ReactNode {
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
