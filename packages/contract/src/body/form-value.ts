import type { Api, JsonValue, Schema } from '../model.ts';
import { own } from '../plain-object.ts';
import type { BodyField } from '../request/http-request.ts';
import { namedSchema, propertiesOf } from '../schema/named-schema.ts';
import { possibleTypes, readScalar } from '../schema/scalar-text.ts';

type Schemas = Api['schemas'];

/** Objects and nested lists are sent as JSON inside a form. */
function readText(schemas: Schemas, schema: Schema, text: string): JsonValue {
  const types = possibleTypes(schema);
  if (!types.includes('object') && !types.includes('array')) return readScalar(text, schema);
  try {
    return JSON.parse(text);
  } catch {
    return readScalar(text, namedSchema(schemas, schema));
  }
}

/** Only checks that there is a file, not what it contains. */
function readField(schemas: Schemas, schema: Schema, { value }: BodyField): JsonValue {
  return typeof value === 'string' ? readText(schemas, schema, value) : value.fileName;
}

/** The object that the fields of a form represent: a repeated name is a list. */
export function formValue(
  schemas: Schemas,
  schema: Schema,
  fields: readonly BodyField[],
): Record<string, JsonValue> {
  const properties = propertiesOf(schemas, schema);
  const value: Record<string, JsonValue> = {};
  for (const name of new Set(fields.map((field) => field.name))) {
    const same = fields.filter((field) => field.name === name);
    const property = namedSchema(schemas, own(properties, name) ?? {});
    const isList = possibleTypes(property).includes('array');
    const items = namedSchema(schemas, property.items ?? {});
    const one = isList ? items : property;
    const read = same.map((field) => readField(schemas, one, field));
    value[name] = isList || same.length > 1 ? read : (read[0] ?? null);
  }
  return value;
}
