import { checkSchema, type Fault } from '../check-schema.ts';
import type { Schema } from '../model.ts';
import { own } from '../own-property.ts';
import { asObject } from './json.ts';

/**
 * What a value breaks of a schema whose `$ref`s name others; goes only as deep as the value does. A
 * schema that leads back to itself for the same value, as parents and children often do, adds nothing.
 */
export function valueFaults(
  schemas: Record<string, Schema>,
  schema: Schema,
  value: unknown,
  inside: readonly string[] = [],
): Fault[] {
  const { $ref, ...beside } = schema;
  if ($ref !== undefined && inside.includes($ref)) return [];
  const named = $ref === undefined ? {} : own(schemas, $ref);
  if ($ref !== undefined && named) {
    return valueFaults(schemas, { ...named, ...beside }, value, [...inside, $ref]);
  }
  const { properties = {}, additionalProperties, items, not, ...rest } = beside;
  const { allOf = [], anyOf, oneOf, ...flat } = rest;
  const faultsOf = (one: Schema) => valueFaults(schemas, one, value, inside);
  const accepts = (one: Schema) => faultsOf(one).length === 0;
  const inner = Array.isArray(value)
    ? value.map((item, index) => [index, items, item] as const)
    : Object.entries(asObject(value)).map(
        ([key, item]) => [key, own(properties, key) ?? additionalProperties, item] as const,
      );
  return [
    ...checkSchema(flat, value),
    ...allOf.flatMap(faultsOf),
    ...(anyOf === undefined || anyOf.some(accepts)
      ? []
      : [{ path: [], keyword: 'anyOf', schema, value }]),
    ...(oneOf === undefined || oneOf.filter(accepts).length === 1
      ? []
      : [{ path: [], keyword: 'oneOf', schema, value }]),
    ...(not === undefined || !accepts(not) ? [] : [{ path: [], keyword: 'not', schema, value }]),
    ...inner.flatMap(([key, child = {}, item]) =>
      valueFaults(schemas, child, item).map((fault) => ({ ...fault, path: [key, ...fault.path] })),
    ),
  ];
}
