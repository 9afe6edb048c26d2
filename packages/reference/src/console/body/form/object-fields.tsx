import { isObject, type JsonValue, type Schema } from '@portal/contract';
import small from '@portal/ui/small-button.module.css';
import type { ComponentType, ReactNode } from 'react';
import { flattenSchema } from '../../../model/schema/resolve-schema.ts';
import styles from '../body.module.css';
import { type SchemaFieldProps, useBodyForm } from './body-form-context.ts';
import { type Shape, startValue } from './form-shape.ts';
import { NewProperty } from './new-property.tsx';

type Properties = { [name: string]: JsonValue };

type Props = Pick<SchemaFieldProps, 'path' | 'value' | 'onValue'> & {
  shape: Extract<Shape, { kind: 'object' }>;
  /** Passed in, because a property may contain further objects. */
  Field: ComponentType<SchemaFieldProps>;
};

function propertiesOf(value: JsonValue | undefined): Properties {
  return isObject(value) ? value : {};
}

/** Keeps its position if it was there before; a property without a value is left out. */
export function withProperty(
  properties: Properties,
  name: string,
  value: JsonValue | undefined,
): Properties {
  const { [name]: _, ...others } = properties;
  if (value === undefined) return others;
  return { ...properties, [name]: value };
}

/** A field for each property, and rows for names the reader chooses. */
export function ObjectFields({ shape, path, value, onValue, Field }: Props): ReactNode {
  const { schemas, idOf } = useBodyForm();
  const properties = propertiesOf(value);
  const set = (name: string, next: JsonValue | undefined) =>
    onValue(withProperty(properties, name, next));
  const isHidden = (name: string, schema: Schema) =>
    flattenSchema(schemas, schema).readOnly === true && !Object.hasOwn(properties, name);
  const known = new Set(shape.fields.map(({ name }) => name));
  const others = Object.keys(properties).filter((name) => !known.has(name));
  return (
    <div className={styles.fields}>
      {shape.fields
        .filter(({ name, schema }) => !isHidden(name, schema))
        .map(({ name, schema, required }) => (
          <Field
            key={name}
            path={[...path, name]}
            {...{ name, schema, required }}
            value={Object.hasOwn(properties, name) ? properties[name] : undefined}
            onValue={(next) => set(name, next)}
          />
        ))}
      {others.map((name) => (
        <div key={name} className={styles.row}>
          <Field
            path={[...path, name]}
            name={name}
            schema={shape.extra ?? {}}
            required
            value={properties[name]}
            onValue={(next = startValue(schemas, shape.extra ?? {})) => set(name, next)}
          />
          <button
            type="button"
            className={small.small}
            aria-label={`Remove ${name}`}
            onClick={() => set(name, undefined)}
          >
            Remove
          </button>
        </div>
      ))}
      {shape.extra && (
        <NewProperty
          id={`${idOf(path)}-new`}
          label="New property"
          taken={(name) => Object.hasOwn(properties, name) || known.has(name)}
          onAdd={(name) => set(name, startValue(schemas, shape.extra ?? {}))}
        />
      )}
    </div>
  );
}
