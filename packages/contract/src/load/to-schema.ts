import type { JsonValue, Schema } from '../model.ts';
import { own } from '../own-property.ts';
import { asList, asObject, asValue, type Json, lookUp } from './json.ts';

/** Turns the schemas of one document into the model's, and remembers those with a name. */
export type SchemaReader = {
  read: (schema: unknown) => Schema;
  /** The same without any `$ref`, for values that are checked on their own. */
  readInline: (schema: unknown) => Schema;
  schemas: Record<string, Schema>;
};

const single = ['items', 'additionalProperties', 'not', 'if', 'then', 'else', 'contains'];
const listed = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const named = ['properties', 'patternProperties', 'dependentSchemas', '$defs'];

const renamed: { [key: string]: string } = {
  'x-enum-descriptions': 'enumDescriptions',
  'x-documented-values': 'documentedValues',
  'x-source': 'source',
};

/** A schema may be `true` (anything) or `false` (nothing). */
function asSchema(value: unknown): Json {
  return value === false ? { not: {} } : asObject(value);
}

/** A schema with every schema inside it replaced. */
export function mapSchema(schema: Json, map: (inner: unknown) => Schema): Schema {
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]): [string, unknown] => {
      if (single.includes(key)) return [key, map(value)];
      if (listed.includes(key)) return [key, asList(value).map(map)];
      if (named.includes(key)) {
        const entries = Object.entries(asObject(value)).map(([name, one]) => [name, map(one)]);
        return [key, Object.fromEntries(entries)];
      }
      return [own(renamed, key) ?? key, value];
    }),
  );
}

/** OpenAPI 3.0 said three things in its own way. */
function modernise(schema: Json): Json {
  const { nullable, example, exclusiveMinimum, exclusiveMaximum, ...rest } = schema;
  const modern: Record<string, unknown> = { ...rest };
  if (nullable === true && rest.type !== undefined) {
    modern.type = [...new Set([rest.type, 'null'].flat())];
    if (Array.isArray(rest.enum)) modern.enum = [...new Set([...rest.enum, null])];
  }
  if (example !== undefined && rest.examples === undefined) modern.examples = [asValue(example)];
  const bounds = [
    ['exclusiveMinimum', 'minimum', exclusiveMinimum],
    ['exclusiveMaximum', 'maximum', exclusiveMaximum],
  ] as const;
  for (const [strict, loose, value] of bounds) {
    if (typeof value === 'number') modern[strict] = value;
    if (value === true) {
      modern[strict] = rest[loose];
      delete modern[loose];
    }
  }
  return modern;
}

function componentName(ref: string): string | undefined {
  return /^#\/components\/schemas\/([^/]+)$/
    .exec(ref)?.[1]
    ?.replaceAll('~1', '/')
    .replaceAll('~0', '~');
}

const deepest = 12;

export function schemaReader(document: unknown): SchemaReader {
  const schemas: Record<string, Schema> = {};

  /** A `$ref` to anywhere but the components keeps its pointer as its name. */
  const nameOf = (ref: string): string => {
    const name = componentName(ref) ?? ref;
    if (componentName(ref) === undefined && !Object.hasOwn(schemas, name)) {
      schemas[name] = {};
      schemas[name] = read(lookUp(document, ref));
    }
    return name;
  };

  const read = (value: unknown): Schema => {
    const schema = modernise(asSchema(value));
    const { $ref, ...rest } = schema;
    return typeof $ref === 'string'
      ? { $ref: nameOf($ref), ...mapSchema(rest, read) }
      : mapSchema(schema, read);
  };

  const inline = (value: unknown, inside: readonly string[]): Schema => {
    const { $ref, ...rest } = modernise(asSchema(value));
    const further = (inner: unknown) => inline(inner, inside);
    if (typeof $ref !== 'string') return mapSchema(rest, further);
    if (inside.includes($ref) || inside.length > deepest) return mapSchema(rest, further);
    const target = inline(lookUp(document, $ref), [...inside, $ref]);
    return { ...target, ...mapSchema(rest, further) };
  };

  const components = asObject(asObject(asObject(document).components).schemas);
  for (const [name, schema] of Object.entries(components)) schemas[name] = read(schema);
  return { read, readInline: (schema) => inline(schema, []), schemas };
}

/** The meanings of values, by value: `{ k: 'Pictures' }`. */
export function meaningsOf(schema: Schema): Record<string, string> {
  return schema.documentedValues ?? schema.enumDescriptions ?? {};
}

export function isScalar(value: JsonValue): value is string | number | boolean {
  return value !== null && typeof value !== 'object';
}
