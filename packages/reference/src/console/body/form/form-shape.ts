import { acceptsNothing, type Choice, type JsonValue, type Schema } from '@portal/contract';
import {
  flattenSchema,
  type Schemas,
  schemaNameOf,
  typesOf,
  variantsOf,
} from '../../../model/schema/resolve-schema.ts';
import { typeInWords } from '../../../model/schema/type-words.ts';

export type Field = { name: string; schema: Schema; required: boolean };

/** One of several forms that a value may have. */
export type Variant = { label: string; schema: Schema };

/** What a form shows for a schema. */
export type Shape =
  | { kind: 'choice'; variants: Variant[]; discriminator?: string }
  /** `extra` describes properties whose names the reader chooses. */
  | { kind: 'object'; fields: Field[]; extra?: Schema }
  | { kind: 'list'; items: Schema }
  | { kind: 'scalar'; schema: Schema; control: ScalarControl }
  /** Anything: written as JSON. */
  | { kind: 'json' };

export type ScalarControl =
  | { kind: 'select'; choices: Choice[] }
  | { kind: 'number'; min?: number; max?: number; step: number }
  | { kind: 'date' }
  | { kind: 'text' };

const compound = ['object', 'array'];

function isScalar(value: JsonValue): value is Choice['value'] {
  return typeof value !== 'object';
}

function valueTypes(schema: Schema): string[] {
  const named = typesOf(schema).filter((type) => type !== 'null');
  if (named.length > 0) return named;
  if (schema.properties || schema.additionalProperties || schema.required) return ['object'];
  return schema.items || schema.prefixItems ? ['array'] : [];
}

function selectOf(schema: Schema, values: readonly JsonValue[]): Shape {
  const meanings = schema.enumDescriptions ?? {};
  const choices = values
    .filter((value) => value !== null)
    .filter(isScalar)
    .map((value) => ({ value, meaning: meanings[String(value)] ?? '' }));
  return values.every((value) => value === null || isScalar(value))
    ? { kind: 'scalar', schema, control: { kind: 'select', choices } }
    : { kind: 'json' };
}

function scalarOf(schema: Schema, types: readonly string[]): Shape {
  const [type, ...others] = types;
  if (others.length > 0 || type === 'string' || type === undefined) {
    const isDate = others.length === 0 && schema.format === 'date';
    return { kind: 'scalar', schema, control: { kind: isDate ? 'date' : 'text' } };
  }
  if (type === 'boolean') return selectOf(schema, [true, false]);
  const { minimum, maximum, multipleOf } = schema;
  return {
    kind: 'scalar',
    schema,
    control: {
      kind: 'number',
      ...(minimum !== undefined && { min: minimum }),
      ...(maximum !== undefined && { max: maximum }),
      step: multipleOf ?? (type === 'integer' ? 1 : 0.1),
    },
  };
}

function objectOf({ properties = {}, required = [], additionalProperties }: Schema): Shape {
  const fields = Object.entries(properties).map(([name, schema]) => ({
    name,
    schema,
    required: required.includes(name),
  }));
  const isFree = additionalProperties === undefined && fields.length === 0;
  const extra = isFree ? {} : additionalProperties;
  return { kind: 'object', fields, ...(extra && !acceptsNothing(extra) && { extra }) };
}

function labelOf(schemas: Schemas, schema: Schema, base: Schema): string {
  const name = schemaNameOf(schema);
  const { mapping = {} } = base.discriminator ?? {};
  const [mapped] =
    Object.entries(mapping).find(([, target]) => target.replace(/^.*\//, '') === name) ?? [];
  const { title } = flattenSchema(schemas, schema);
  return mapped ?? title ?? name ?? typeInWords(schemas, schema);
}

function choiceOf(schemas: Schemas, flat: Schema, depth: number): Shape {
  const { oneOf: _, anyOf: __, ...base } = flat;
  const variants = variantsOf(flat).map((schema) => ({
    label: labelOf(schemas, schema, base),
    schema: { allOf: [base, schema] },
  }));
  const [only, ...others] = variants;
  if (only && others.length === 0) return shapeOf(schemas, only.schema, depth + 1);
  const isNested = variantsOf(flat).some(
    (one) => variantsOf(flattenSchema(schemas, one)).length > 0,
  );
  const shapes = isNested ? [] : variants.map(({ schema }) => shapeOf(schemas, schema, depth + 1));
  if (!isNested && shapes.every(({ kind }) => kind === 'scalar')) {
    const selects = shapes.flatMap((one) =>
      one.kind === 'scalar' && one.control.kind === 'select' ? [one.control.choices] : [],
    );
    const control: ScalarControl =
      selects.length === shapes.length
        ? { kind: 'select', choices: selects.flat() }
        : { kind: 'text' };
    return { kind: 'scalar', schema: flat, control };
  }
  const discriminator = base.discriminator?.propertyName;
  return { kind: 'choice', variants, ...(discriminator !== undefined && { discriminator }) };
}

/** How deeply variants may nest before the reader has to write JSON: a schema may choose itself. */
const deepest = 8;

export function shapeOf(schemas: Schemas, schema: Schema, depth = 0): Shape {
  const flat = flattenSchema(schemas, schema);
  if (depth > deepest) return { kind: 'json' };
  if (flat.const !== undefined) return selectOf(flat, [flat.const]);
  if (flat.enum) return selectOf(flat, flat.enum);
  if (variantsOf(flat).length > 0) return choiceOf(schemas, flat, depth);
  const types = valueTypes(flat);
  if (types.length === 1 && types[0] === 'object') return objectOf(flat);
  if (types.length === 1 && types[0] === 'array') return { kind: 'list', items: flat.items ?? {} };
  if (types.length === 0 || types.some((type) => compound.includes(type))) return { kind: 'json' };
  return scalarOf(flat, types);
}

/** What a new item, property or form begins with. */
export function startValue(schemas: Schemas, schema: Schema, depth = 0): JsonValue {
  const flat = flattenSchema(schemas, schema);
  if (flat.default !== undefined) return flat.default;
  const shape = shapeOf(schemas, schema);
  if (depth > deepest) return null;
  switch (shape.kind) {
    case 'choice':
      return startValue(schemas, shape.variants[0]?.schema ?? {}, depth + 1);
    case 'object':
      return Object.fromEntries(
        shape.fields
          .filter(
            ({ required, schema: one }) =>
              required && flattenSchema(schemas, one).const !== undefined,
          )
          .map(({ name, schema: one }) => [name, startValue(schemas, one, depth + 1)]),
      );
    case 'list':
      return [];
    case 'json':
      return null;
    case 'scalar': {
      const { control } = shape;
      if (control.kind === 'select') return control.choices[0]?.value ?? null;
      return control.kind === 'number' ? (control.min ?? 0) : '';
    }
  }
}
