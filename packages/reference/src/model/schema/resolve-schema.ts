import { namedSchema, type Schema } from '@portal/contract';

export type Schemas = Record<string, Schema>;

const deepest = 20;

function mergeTwo(left: Schema, right: Schema): Schema {
  const required = [...(left.required ?? []), ...(right.required ?? [])];
  const properties = { ...left.properties, ...right.properties };
  return {
    ...left,
    ...right,
    ...(required.length > 0 ? { required: [...new Set(required)] } : {}),
    ...(Object.keys(properties).length > 0 ? { properties } : {}),
  };
}

/** A schema without `$ref` or `allOf` at its own level; nested ones keep their names. */
export function flattenSchema(schemas: Schemas, schema: Schema, depth = 0): Schema {
  const { allOf, ...own } = namedSchema(schemas, schema);
  if (!allOf || depth > deepest) return own;
  const parts = allOf.map((part) => flattenSchema(schemas, part, depth + 1));
  return mergeTwo(parts.reduce(mergeTwo, {}), own);
}

/** The name that a reader knows a schema by, if it has one. */
export function schemaNameOf(schema: Schema): string | undefined {
  if (schema.$ref !== undefined) return schema.$ref.startsWith('#') ? undefined : schema.$ref;
  const [only, ...others] = schema.allOf ?? [];
  return only && others.length === 0 && !schema.properties ? schemaNameOf(only) : undefined;
}

export function typesOf({ type }: Schema): string[] {
  return type === undefined ? [] : [type].flat();
}

export function isNullable(schemas: Schemas, schema: Schema): boolean {
  const { type, enum: values, const: value, anyOf, oneOf } = namedSchema(schemas, schema);
  if ([type].flat().includes('null') || values?.includes(null) || value === null) return true;
  return [...(anyOf ?? []), ...(oneOf ?? [])].some(({ type: one }) => one === 'null');
}

/** The variants of a value, without the one that makes it nullable. */
export function variantsOf({ oneOf, anyOf }: Schema): Schema[] {
  return (oneOf ?? anyOf ?? []).filter(({ type }) => type !== 'null');
}
