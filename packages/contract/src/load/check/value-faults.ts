import type { Schema } from '../../model.ts';
import { own } from '../../plain-object.ts';
import { checkSchema, type Fault } from '../../schema/check-schema.ts';
import { asObject } from '../json.ts';

type Options = {
  /** Properties marked like this may be missing: a request has no read-only ones. */
  absent?: readonly ('readOnly' | 'writeOnly')[];
  /** Names of the schemas already followed for this same value. */
  inside?: readonly string[];
};

/** The required names, except those that only the other side sends. */
function requiredOf(schemas: Record<string, Schema>, schema: Schema, { absent = [] }: Options) {
  const { required, properties = {} } = schema;
  return required?.filter((name) => {
    const property = own(properties, name) ?? {};
    const named = own(schemas, property.$ref ?? '') ?? {};
    return !absent.some((mark) => property[mark] ?? named[mark]);
  });
}

/**
 * The rules that a value breaks, for a schema whose `$ref`s name others; goes only as deep as the value.
 * A schema that leads back to itself for the same value, as parents and children often do, adds nothing.
 */
export function valueFaults(
  schemas: Record<string, Schema>,
  schema: Schema,
  value: unknown,
  options: Options = {},
): Fault[] {
  const { absent = [], inside = [] } = options;
  const { $ref, ...beside } = schema;
  if ($ref !== undefined && inside.includes($ref)) return [];
  const named = $ref === undefined ? {} : own(schemas, $ref);
  if ($ref !== undefined && named) {
    const deeper = { absent, inside: [...inside, $ref] };
    return valueFaults(schemas, { ...named, ...beside }, value, deeper);
  }
  const { properties = {}, additionalProperties, items, not, ...rest } = beside;
  const { allOf = [], anyOf, oneOf, required: _, ...flat } = rest;
  const required = requiredOf(schemas, beside, options);
  const faultsOf = (one: Schema) => valueFaults(schemas, one, value, options);
  const accepts = (one: Schema) => faultsOf(one).length === 0;
  const inner = Array.isArray(value)
    ? value.map((item, index) => [index, items, item] as const)
    : Object.entries(asObject(value)).map(
        ([key, item]) => [key, own(properties, key) ?? additionalProperties, item] as const,
      );
  return [
    ...checkSchema(required ? { ...flat, required } : flat, value),
    ...allOf.flatMap(faultsOf),
    ...(anyOf === undefined || anyOf.some(accepts)
      ? []
      : [{ path: [], keyword: 'anyOf', schema, value }]),
    ...(oneOf === undefined || oneOf.filter(accepts).length === 1
      ? []
      : [{ path: [], keyword: 'oneOf', schema, value }]),
    ...(not === undefined || !accepts(not) ? [] : [{ path: [], keyword: 'not', schema, value }]),
    ...inner.flatMap(([key, child = {}, item]) =>
      valueFaults(schemas, child, item, { absent }).map((fault) => ({
        ...fault,
        path: [key, ...fault.path],
      })),
    ),
  ];
}
