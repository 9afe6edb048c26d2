import type { Api, Encoding, JsonValue, MediaType, Schema } from '../model.ts';
import { own } from '../plain-object.ts';
import type { BodyField } from '../request/http-request.ts';
import { accepts, acceptsNothing } from '../schema/check-schema.ts';
import { namedSchema } from '../schema/named-schema.ts';
import { possibleTypes, readScalar } from '../schema/scalar-text.ts';
import { partsOf, propertyIn, styleOf } from './form-fields.ts';

type Schemas = Api['schemas'];
type Fields = readonly BodyField[];

/** Free of `$ref`, as far as the type of a text depends on it. */
function inlined(schemas: Schemas, schema: Schema, followed: readonly string[] = []): Schema {
  const { $ref } = schema;
  if ($ref !== undefined && followed.includes($ref)) return {};
  const path = $ref === undefined ? followed : [...followed, $ref];
  const named = namedSchema(schemas, schema);
  const parts = (['allOf', 'anyOf', 'oneOf'] as const)
    .filter((keyword) => named[keyword])
    .map((keyword) => [keyword, named[keyword]?.map((part) => inlined(schemas, part, path))]);
  return { ...named, ...Object.fromEntries(parts) };
}

/** Objects, nested lists and `null` are sent as JSON inside a form. */
function readText(schemas: Schemas, schema: Schema, text: string): JsonValue {
  const scalar = readScalar(text, schema);
  const isScalar = !possibleTypes(schema).some((type) => /object|array|null/.test(type));
  if (isScalar || accepts(schema, scalar, { schemas })) return scalar;
  try {
    const read = JSON.parse(text);
    return typeof read === 'object' ? read : scalar;
  } catch {
    return scalar;
  }
}

/** Only checks that there is a file, not what it contains. */
function readField(schemas: Schemas, schema: Schema, { value }: BodyField): JsonValue {
  return typeof value === 'string'
    ? readText(schemas, inlined(schemas, schema), value)
    : value.fileName;
}

/** The readings of a list, one for each schema that describes its items. */
function readLists(schemas: Schemas, schema: Schema, fields: Fields): JsonValue[] {
  const lists = partsOf(schemas, schema).filter(({ items, prefixItems }) => items ?? prefixItems);
  return [...lists, {}].map(({ items = {}, prefixItems = [] }: Schema) =>
    fields.map((field, index) => readField(schemas, prefixItems[index] ?? items, field)),
  );
}

function firstAccepted(schemas: Schemas, schema: Schema, readings: JsonValue[]): JsonValue {
  const accepted = readings.filter((one) => accepts(schema, one, { schemas }));
  return [...accepted, ...readings][0] ?? null;
}

/** The value of all fields with one name: a repeated name is a list. */
function readProperty(schemas: Schemas, schema: Schema, fields: Fields): JsonValue {
  const read = fields.map((field) => readField(schemas, schema, field));
  const whole = read.length === 1 ? (read[0] ?? null) : read;
  if (!possibleTypes(inlined(schemas, schema)).includes('array')) return whole;
  const lists = readLists(schemas, schema, fields);
  // Some properties accept one value or a list; whichever is valid was meant.
  return firstAccepted(schemas, schema, Array.isArray(whole) ? lists : [...lists, whole]);
}

const separators: { [style: string]: string } = { spaceDelimited: ' ', pipeDelimited: '|' };

/** A list or an object may be one text: `a,b` or `w,1,h,2`. */
function readJoined(schemas: Schemas, schema: Schema, fields: Fields, encoding: Encoding) {
  const plain = readProperty(schemas, schema, fields);
  const { style = '', explode = true } = styleOf(encoding) ?? {};
  const [{ value: text } = { value: '' }, ...more] = fields;
  if (explode || more.length > 0 || typeof text !== 'string') return plain;
  const texts = text === '' ? [] : text.split(separators[style] ?? ',');
  const types = possibleTypes(inlined(schemas, schema));
  if (types.includes('array')) {
    const items = texts.map((value) => ({ name: '', value }));
    return firstAccepted(schemas, schema, [readProperty(schemas, schema, items), plain]);
  }
  if (!types.includes('object')) return plain;
  const pairs = texts.flatMap((name, index) =>
    index % 2 === 0 ? [{ name, value: texts[index + 1] ?? '' }] : [],
  );
  return firstAccepted(schemas, schema, [formValue(schemas, { schema }, pairs), plain]);
}

type Form = Pick<MediaType, 'schema' | 'encoding'>;

/** `key` is the name inside an object: `w` in `size[w]=1`, or in `w=1` if its names are spread. */
type Target = { name: string; key?: string };

function targetOf(schemas: Schemas, { schema = {}, encoding = {} }: Form, field: string): Target {
  const isOwn = ({ properties = {} }: Schema) => Object.hasOwn(properties, field);
  const isNamed = Object.hasOwn(encoding, field) || partsOf(schemas, schema).some(isOwn);
  for (const [name, one] of isNamed ? [] : Object.entries(encoding)) {
    const { style, explode } = styleOf(one) ?? {};
    if (style === 'deepObject') {
      const isInside = field.startsWith(`${name}[`) && field.endsWith(']');
      if (isInside) return { name, key: field.slice(name.length + 1, -1) };
    } else if (explode) {
      const inside = propertyIn(schemas, { allOf: propertyIn(schemas, schema, name) }, field);
      if (inside.some((property) => !acceptsNothing(property))) return { name, key: field };
    }
  }
  return { name: field };
}

/**
 * The object that the fields of a form represent.
 * @param meant the part of the schema that decides if several describe the same property
 */
export function formValue(
  schemas: Schemas,
  form: Form,
  fields: Fields,
  meant: Schema = {},
): Record<string, JsonValue> {
  const { schema = {}, encoding = {} } = form;
  const plain = new Map<string, BodyField[]>();
  const nested = new Map<string, BodyField[]>();
  for (const field of fields) {
    const { name, key } = targetOf(schemas, form, field.name);
    const group = key === undefined ? plain : nested;
    const same = group.get(name) ?? [];
    same.push({ ...field, name: key ?? name });
    group.set(name, same);
  }
  const propertyOf = (name: string): Schema => {
    const found = propertyIn(schemas, meant, name);
    return { allOf: found.length > 0 ? found : propertyIn(schemas, schema, name) };
  };
  return Object.fromEntries([
    ...Array.from(plain, ([name, same]) => [
      name,
      readJoined(schemas, propertyOf(name), same, own(encoding, name) ?? {}),
    ]),
    ...Array.from(nested, ([name, same]) => [
      name,
      formValue(schemas, { schema: propertyOf(name) }, same),
    ]),
  ]);
}
