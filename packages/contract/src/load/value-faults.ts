import { checkSchema, type Fault } from '../check-schema.ts';
import type { Schema } from '../model.ts';
import { own } from '../own-property.ts';
import { asObject } from './json.ts';

/** What a value breaks of a schema whose `$ref`s name others; goes only as deep as the value does. */
export function valueFaults(
  schemas: Record<string, Schema>,
  schema: Schema,
  value: unknown,
): Fault[] {
  const { $ref, ...beside } = schema;
  const named = $ref === undefined ? {} : own(schemas, $ref);
  if ($ref !== undefined && named) return valueFaults(schemas, { ...named, ...beside }, value);
  const { properties = {}, additionalProperties, items, ...rest } = beside;
  const { allOf = [], anyOf, oneOf, ...flat } = rest;
  const accepts = (one: Schema) => valueFaults(schemas, one, value).length === 0;
  const inner = Array.isArray(value)
    ? value.map((item, index) => [index, items, item] as const)
    : Object.entries(asObject(value)).map(
        ([key, item]) => [key, own(properties, key) ?? additionalProperties, item] as const,
      );
  return [
    ...checkSchema(flat, value),
    ...allOf.flatMap((one) => valueFaults(schemas, one, value)),
    ...(anyOf === undefined || anyOf.some(accepts)
      ? []
      : [{ path: [], keyword: 'anyOf', schema, value }]),
    ...(oneOf === undefined || oneOf.filter(accepts).length === 1
      ? []
      : [{ path: [], keyword: 'oneOf', schema, value }]),
    ...inner.flatMap(([key, child = {}, item]) =>
      valueFaults(schemas, child, item).map((fault) => ({ ...fault, path: [key, ...fault.path] })),
    ),
  ];
}
