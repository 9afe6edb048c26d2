import { htmlText, type JsonValue } from '@portal/contract';
import { type ReactNode, useMemo } from 'react';
import { constraintsOf } from '../../../model/index.ts';
import { flattenSchema, isNullable } from '../../../model/schema/resolve-schema.ts';
import { typeInWords } from '../../../model/schema/type-words.ts';
import styles from '../body.module.css';
import { type SchemaFieldProps, useBodyForm } from './body-form-context.ts';
import { ChoiceFields, type VariantProps } from './choice-fields.tsx';
import { FieldFrame } from './field-frame.tsx';
import { FieldGroup } from './field-group.tsx';
import { type Shape, shapeOf, startValue } from './form-shape.ts';
import { ListFields } from './list-fields.tsx';
import { ObjectFields } from './object-fields.tsx';
import { AnyControl, ScalarControl } from './scalar-control.tsx';

/** The control for a value with parts. */
export function CompoundFields({
  shape,
  ...props
}: Omit<SchemaFieldProps, 'name' | 'required'> & { shape: Shape }): ReactNode {
  switch (shape.kind) {
    case 'choice':
      return <ChoiceFields shape={shape} {...props} Variant={Variant} />;
    case 'object':
      return <ObjectFields shape={shape} {...props} Field={SchemaField} />;
    case 'list':
      return <ListFields shape={shape} {...props} Field={SchemaField} />;
    default:
      return null;
  }
}

function Variant({ schema, ...props }: VariantProps): ReactNode {
  const { schemas } = useBodyForm();
  const shape = useMemo(() => shapeOf(schemas, schema), [schemas, schema]);
  return shape.kind === 'scalar' || shape.kind === 'json' ? (
    <SchemaField {...props} name="Value" schema={schema} required />
  ) : (
    <CompoundFields {...props} shape={shape} schema={schema} />
  );
}

function NullBox({
  name,
  value,
  onValue,
  start,
}: Pick<SchemaFieldProps, 'name' | 'value' | 'onValue'> & { start: () => JsonValue | undefined }) {
  return (
    <label className={styles.null}>
      <input
        type="checkbox"
        aria-label={`${name} is null`}
        checked={value === null}
        onChange={(event) => onValue(event.target.checked ? null : start())}
      />
      null
    </label>
  );
}

/** One property or item of a body: a control, or a group of them. */
export function SchemaField(props: SchemaFieldProps): ReactNode {
  const { path, name, schema, required, value, onValue } = props;
  const { schemas, idOf, problemsAt, onLeave } = useBodyForm();
  const shape = useMemo(() => shapeOf(schemas, schema), [schemas, schema]);
  const flat = useMemo(() => flattenSchema(schemas, schema), [schemas, schema]);
  const id = idOf(path);
  const problems = problemsAt(path);
  // Anything but null, which a schema may begin with: otherwise its box could not be unticked.
  const start = () => (required ? (startValue(schemas, schema) ?? '') : undefined);
  const nullBox = isNullable(schemas, schema) && (
    <NullBox name={name} value={value} onValue={onValue} start={start} />
  );
  const help = htmlText(flat.description ?? '');
  if (shape.kind !== 'scalar' && shape.kind !== 'json') {
    return (
      <FieldGroup {...props} help={help} problems={problems} actions={nullBox}>
        {() =>
          value !== null && (
            <CompoundFields
              shape={shape}
              path={path}
              schema={schema}
              value={value}
              onValue={onValue}
            />
          )
        }
      </FieldGroup>
    );
  }
  const control = {
    id,
    name,
    required,
    invalid: problems.some(({ type }) => type === 'error'),
    describedBy: `${id}-hint ${id}-problems`,
    value: value === null ? undefined : value,
    onValue,
  };
  const hint = [typeInWords(schemas, schema), ...constraintsOf(flat)].join(', ');
  return (
    <FieldFrame
      {...{ id, name, required, hint, help, problems }}
      deprecated={flat.deprecated === true}
      actions={nullBox}
      onLeave={() => onLeave(path)}
    >
      {shape.kind === 'scalar' ? (
        <ScalarControl {...control} schema={shape.schema} control={shape.control} />
      ) : (
        <AnyControl {...control} value={value} />
      )}
    </FieldFrame>
  );
}
