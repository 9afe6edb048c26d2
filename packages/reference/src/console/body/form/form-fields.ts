import type { BodyField, BodyFile, MediaType, Schema } from '@portal/contract';
import { flattenSchema, type Schemas } from '../../../model/schema/resolve-schema.ts';
import { shapeOf } from './form-shape.ts';

/** How a field of an HTML form is filled in. */
export type FormFieldKind =
  | { kind: 'file'; multiple: boolean; accept?: string }
  | { kind: 'list' }
  | { kind: 'text' }
  /** Written as JSON, since a form has only texts. */
  | { kind: 'json' };

function isBinary({ format, contentMediaType, contentEncoding }: Schema): boolean {
  return format === 'binary' || (contentMediaType !== undefined && contentEncoding === undefined);
}

export function formFieldKind(
  schemas: Schemas,
  schema: Schema,
  { encoding = {} }: Pick<MediaType, 'encoding'>,
  name: string,
): FormFieldKind {
  const flat = flattenSchema(schemas, schema);
  const items = flattenSchema(schemas, flat.items ?? {});
  const contentType = Object.hasOwn(encoding, name) ? encoding[name]?.contentType : undefined;
  const accept = contentType ?? flat.contentMediaType ?? items.contentMediaType;
  if (isBinary(flat) || isBinary(items)) {
    const isSaid = typeof accept === 'string' && accept !== 'application/octet-stream';
    return { kind: 'file', multiple: isBinary(items), ...(isSaid && { accept }) };
  }
  const shape = shapeOf(schemas, flat);
  if (shape.kind === 'scalar') return { kind: 'text' };
  const isList = shape.kind === 'list' && shapeOf(schemas, items).kind === 'scalar';
  return { kind: isList ? 'list' : 'json' };
}

/** The fields with those of one name replaced, in the order of the description. */
export function withFields(
  fields: readonly BodyField[],
  order: readonly string[],
  name: string,
  values: readonly (string | BodyFile)[],
  mediaType?: string,
): BodyField[] {
  const rank = (field: BodyField) => {
    const at = order.indexOf(field.name);
    return at === -1 ? order.length : at;
  };
  const given = values.map((value) => ({
    name,
    value,
    ...(mediaType !== undefined && { mediaType }),
  }));
  return [...fields.filter((field) => field.name !== name), ...given].toSorted(
    (left, right) => rank(left) - rank(right),
  );
}
