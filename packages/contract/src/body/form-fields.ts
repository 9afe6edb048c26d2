import type { Api, Encoding, Schema, Style } from '../model.ts';
import { own } from '../plain-object.ts';

type Schemas = Api['schemas'];

/** The schemas that a schema consists of, itself first, through `$ref` and composition. */
export function partsOf(
  schemas: Schemas,
  schema: Schema,
  followed: readonly string[] = [],
): Schema[] {
  const { $ref, allOf = [], oneOf = [], anyOf = [] } = schema;
  const path = $ref === undefined ? followed : [...followed, $ref];
  const target = $ref === undefined || followed.includes($ref) ? undefined : own(schemas, $ref);
  const inside = [...(target ? [target] : []), ...allOf, ...oneOf, ...anyOf];
  return [schema, ...inside.flatMap((part) => partsOf(schemas, part, path))];
}

/** What its parts say about one property. */
export function propertyIn(schemas: Schemas, schema: Schema, name: string): Schema[] {
  return partsOf(schemas, schema).flatMap(({ properties = {}, additionalProperties }) => {
    const property = own(properties, name) ?? additionalProperties;
    return property ? [property] : [];
  });
}

export type FieldStyle = { style: Style; explode: boolean };

/** How a property is written, if not as JSON and repeated names. */
export function styleOf({ style, explode }: Encoding): FieldStyle | undefined {
  if (style === undefined && explode === undefined) return undefined;
  const known = style ?? 'form';
  return { style: known, explode: known === 'deepObject' || (explode ?? known === 'form') };
}
