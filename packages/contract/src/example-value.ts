import { typesOf } from './check-schema.ts';
import type { JsonValue, Schema } from './model.ts';
import { own } from './own-property.ts';

type Options = {
  /** Where `$ref`s are looked up. */
  schemas?: Record<string, Schema>;
  /** How many objects or lists may lie inside each other. */
  depth?: number;
};

const formats: Record<string, string> = {
  date: '2026-11-15',
  'date-time': '2026-11-15T09:00:00Z',
  time: '09:00:00Z',
  uri: 'https://example.org/',
  'uri-reference': '/',
  email: 'reader@example.org',
  uuid: '00000000-0000-4000-8000-000000000000',
  hostname: 'example.org',
  ipv4: '192.0.2.1',
};

function stringExample({ format = '', minLength = 0, maxLength = Infinity }: Schema): string {
  return (own(formats, format) ?? 'text').padEnd(minLength, '.').slice(0, maxLength);
}

function numberExample(schema: Schema): number {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  const least = minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + 1);
  const most = maximum ?? (exclusiveMaximum === undefined ? undefined : exclusiveMaximum - 1);
  const start = least ?? Math.min(1, most ?? 1);
  return multipleOf === undefined ? start : Math.ceil(start / multipleOf) * multipleOf;
}

function given(schema: Schema): JsonValue | undefined {
  return schema.examples?.[0] ?? schema.const ?? schema.default ?? schema.enum?.[0];
}

type Walk = { schemas: Record<string, Schema>; depth: number; inside: readonly string[] };

/** Undefined where a value would never end: the name is then left out by whatever holds it. */
function walk(schema: Schema, context: Walk): JsonValue | undefined {
  const { schemas, depth, inside } = context;
  if (schema.$ref !== undefined) {
    const target = own(schemas, schema.$ref);
    if (!target || inside.includes(schema.$ref)) return undefined;
    return walk(target, { ...context, inside: [...inside, schema.$ref] });
  }
  const value = given(schema);
  if (value !== undefined) return value;
  const type = typesOf(schema).find((name) => name !== 'null') ?? typesOf(schema)[0];
  const choice = schema.oneOf?.[0] ?? schema.anyOf?.[0];
  const object = type === 'object' || schema.properties || schema.allOf;
  if (choice && !object) return walk(choice, context);
  if (object) return objectExample(schema, context);
  if (type === 'array' || schema.items || schema.prefixItems) return listExample(schema, context);
  if (type === 'integer' || type === 'number') return numberExample(schema);
  if (type === 'boolean') return true;
  return type === 'null' || (type === undefined && depth < 0) ? null : stringExample(schema);
}

function listExample(schema: Schema, context: Walk): JsonValue {
  if (schema.prefixItems) {
    const deeper = { ...context, depth: context.depth - 1 };
    return schema.prefixItems.map((item) => walk(item, deeper) ?? null);
  }
  if (context.depth <= 0 && !schema.minItems) return [];
  const item = schema.items && walk(schema.items, { ...context, depth: context.depth - 1 });
  return item === undefined ? [] : new Array(Math.max(1, schema.minItems ?? 1)).fill(item);
}

function objectExample(schema: Schema, context: Walk): JsonValue {
  const parts = [...(schema.allOf ?? []), ...[schema.oneOf?.[0] ?? schema.anyOf?.[0] ?? {}]];
  const inherited = parts.map((part) => walk(part, context));
  const required = new Set(schema.required);
  const own = Object.entries(schema.properties ?? {})
    .filter(([name]) => context.depth > 0 || required.has(name))
    .map(([name, property]) => [name, walk(property, { ...context, depth: context.depth - 1 })])
    .filter(([, value]) => value !== undefined);
  return Object.assign(
    {},
    ...inherited.filter((one) => typeof one === 'object'),
    Object.fromEntries(own),
  );
}

/**
 * A value such as the schema describes, from its own examples where it has them. Schemas that hold
 * themselves end where they would begin again.
 */
export function exampleValue(schema: Schema, options: Options = {}): JsonValue {
  const { schemas = {}, depth = 4 } = options;
  return walk(schema, { schemas, depth, inside: [] }) ?? null;
}
