import { memoize } from '../../memoize.ts';
import type { JsonValue, Schema } from '../../model.ts';
import { own } from '../../plain-object.ts';
import { asList, asObject, asText, type Json, lookUp, partsOf } from '../json.ts';
import { modernise } from './modern-schema.ts';

/** Converts the schemas of one document, and keeps those with a name. */
export type SchemaReader = {
  read: (schema: unknown) => Schema;
  /** The same without any `$ref`, for values that are checked in isolation. */
  readInline: (schema: unknown) => Schema;
  schemas: Record<string, Schema>;
};

const single = ['items', 'additionalProperties', 'not', 'if', 'then', 'else', 'contains'];
const listed = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const named = ['properties', 'patternProperties', 'dependentSchemas', '$defs'];

const renamed: { [key: string]: string } = {
  'x-enum-descriptions': 'enumDescriptions',
  'x-documented-values': 'documentedValues',
  'x-type-words': 'typeWords',
};

/** A schema with every nested schema replaced. */
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

function componentName(ref: string): string | undefined {
  const [top, kind, name, ...deeper] = partsOf(ref);
  const isComponent = ref.startsWith('#') && top === 'components' && kind === 'schemas';
  return isComponent && deeper.length === 0 ? name : undefined;
}

/** Limits on the size of a parameter's schema without `$ref`; beyond them, anything is valid. */
const deepest = 12;
const mostInlined = 2_000;

/** One per document: reading all its schemas takes a third of the loading time. */
export const schemaReader = memoize((document: object): SchemaReader => {
  const schemas: Record<string, Schema> = {};
  const components = asObject(asObject(asObject(document).components).schemas);

  /**
   * The name of a `$ref`: that of a component, or its pointer if it refers to anything else. Undefined
   * if its target is missing, or leads back to itself through other `$ref`s.
   */
  const nameOf = (ref: string): string | undefined => {
    if (!leadsSomewhere(ref)) return undefined;
    const name = componentName(ref) ?? ref;
    if (!Object.hasOwn(components, name) && !Object.hasOwn(schemas, name)) {
      schemas[name] = {};
      schemas[name] = read(lookUp(document, ref));
    }
    return name;
  };

  const leadsSomewhere = (ref: string): boolean => {
    const seen = new Set<string>();
    for (let next: unknown = ref; typeof next === 'string'; ) {
      const found = lookUp(document, next);
      if (found === undefined || seen.has(next)) return false;
      seen.add(next);
      next = asObject(found).$ref;
    }
    return true;
  };

  /** `#/components/schemas/Cat`, or `Cat` alone, is `Cat`. */
  const withNames = (schema: Json): Json => {
    const { propertyName, mapping, ...rest } = asObject(schema.discriminator);
    if (typeof propertyName !== 'string') {
      const { discriminator: _, ...others } = schema;
      return others;
    }
    const entries = Object.entries(asObject(mapping)).flatMap(([value, given]) => {
      const target = asText(given);
      const name = Object.hasOwn(components, target) ? target : nameOf(target);
      return name === undefined ? [] : [[value, name]];
    });
    const names = entries.length > 0 && { mapping: Object.fromEntries(entries) };
    return { ...schema, discriminator: { ...rest, propertyName, ...names } };
  };

  const modern = (value: unknown): Json => {
    const schema = modernise(value);
    return schema.discriminator === undefined ? schema : withNames(schema);
  };

  /** Responses and parameters that operations share are read only once. */
  const known = new WeakMap<object, Schema>();
  const read = (value: unknown): Schema => {
    const key = typeof value === 'object' && value !== null ? value : undefined;
    const before = key && known.get(key);
    if (before) return before;
    const { $ref, ...rest } = modern(value);
    const name = typeof $ref === 'string' ? nameOf($ref) : undefined;
    const schema = { ...(name !== undefined && { $ref: name }), ...mapSchema(rest, read) };
    if (key) known.set(key, schema);
    return schema;
  };

  const inlined = new WeakMap<object, Schema>();
  const readInline = (value: unknown): Schema => {
    const key = typeof value === 'object' && value !== null ? value : undefined;
    const before = key && inlined.get(key);
    if (before) return before;
    let left = mostInlined;
    const inline = (inner: unknown, inside: readonly string[]): Schema => {
      left -= 1;
      if (left < 0) return {};
      const { $ref, ...rest } = modern(inner);
      const further = (one: unknown) => inline(one, inside);
      if (typeof $ref !== 'string' || inside.includes($ref) || inside.length > deepest) {
        return mapSchema(rest, further);
      }
      const target = inline(lookUp(document, $ref), [...inside, $ref]);
      return { ...target, ...mapSchema(rest, further) };
    };
    const schema = inline(value, []);
    if (key) inlined.set(key, schema);
    return schema;
  };

  for (const [name, schema] of Object.entries(components)) schemas[name] = read(schema);
  return { read, readInline, schemas };
});

/** The meanings of values, by value: `{ k: 'Pictures' }`. */
export function meaningsOf(schema: Schema): Record<string, string> {
  return schema.documentedValues ?? schema.enumDescriptions ?? {};
}

export function isScalar(value: JsonValue): value is string | number | boolean {
  return value !== null && typeof value !== 'object';
}
