import type { Schema } from '@portal/contract';

export type Schemas = Record<string, Schema>;

const mostSteps = 20;

/** The schema behind a `$ref`, with what stands beside the `$ref` laid over it. */
export function resolveSchema(schemas: Schemas, schema: Schema): Schema {
  let found = schema;
  for (let steps = 0; found.$ref !== undefined && steps < mostSteps; steps += 1) {
    const { $ref, ...beside } = found;
    const target: Schema = Object.hasOwn(schemas, $ref) ? (schemas[$ref] ?? {}) : {};
    found = { ...target, ...beside };
  }
  return found;
}

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

/** A schema free of `$ref` and `allOf` at its own level; what is inside keeps its names. */
export function flattenSchema(schemas: Schemas, schema: Schema, depth = 0): Schema {
  const { allOf, ...own } = resolveSchema(schemas, schema);
  if (!allOf || depth > mostSteps) return own;
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
  const { type, enum: values, const: value, anyOf, oneOf } = resolveSchema(schemas, schema);
  if ([type].flat().includes('null') || values?.includes(null) || value === null) return true;
  return [...(anyOf ?? []), ...(oneOf ?? [])].some(({ type: one }) => one === 'null');
}

/** The forms that a value may have, without the one that says it may be null. */
export function variantsOf({ oneOf, anyOf }: Schema): Schema[] {
  return (oneOf ?? anyOf ?? []).filter(({ type }) => type !== 'null');
}
