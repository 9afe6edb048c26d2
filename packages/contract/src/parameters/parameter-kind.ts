import { memoize } from '../memoize.ts';
import type { Parameter, Schema } from '../model.ts';
import { own } from '../plain-object.ts';
import { acceptsNothing } from '../schema/check-schema.ts';
import { possibleTypes } from '../schema/scalar-text.ts';

export type ParameterKind = 'scalar' | 'list' | 'object' | 'document';

/** The schema itself and all schemas it is composed of. */
function partsOf(schema: Schema): Schema[] {
  return [
    schema,
    ...[...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap(partsOf),
  ];
}

/** How a parameter's values are written: one text, several, named ones, or a JSON document. */
export const kindOf = memoize(({ schema, mediaType }: Parameter): ParameterKind => {
  if (mediaType !== undefined) return 'document';
  const types = possibleTypes(schema);
  const parts = partsOf(schema);
  const is = (type: string, keyword: 'items' | 'properties') =>
    types.length > 0 ? types.includes(type) : parts.some((part) => part[keyword] !== undefined);
  if (is('array', 'items')) return 'list';
  return is('object', 'properties') ? 'object' : 'scalar';
});

const describedElsewhere = ['accept', 'content-type', 'authorization'];

/** In OpenAPI these headers belong to the responses, the body and the security schemes. */
export function isDescribedElsewhere({ in: place, name }: Pick<Parameter, 'in' | 'name'>): boolean {
  return place === 'header' && describedElsewhere.includes(name.toLowerCase());
}

export const itemSchemaOf = memoize(
  (schema: Schema): Schema => partsOf(schema).find(({ items }) => items !== undefined)?.items ?? {},
);

/**
 * The schema of one named value of an object, or undefined if the object has no such name. An object
 * of which no names are described has any.
 */
export function propertySchemaOf(schema: Schema, name: string): Schema | undefined {
  const parts = partsOf(schema);
  const isFree = parts.every((part) => !part.properties && !part.additionalProperties);
  if (isFree) return {};
  return parts
    .map(
      ({ properties, additionalProperties }) => own(properties ?? {}, name) ?? additionalProperties,
    )
    .find((property) => property !== undefined && !acceptsNothing(property));
}
