import type { JsonValue, Schema } from '../model.ts';
import { isObject, own } from '../plain-object.ts';
import { accepts, typesOf } from './check-schema.ts';

type Options = {
  /** Used to resolve `$ref`s. */
  schemas?: Record<string, Schema>;
  /** How deeply objects and lists may be nested. */
  depth?: number;
  /** Whether the value is for a request, which leaves out read-only properties. */
  request?: boolean;
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
  const middle =
    ((minimum ?? exclusiveMinimum ?? start) + (maximum ?? exclusiveMaximum ?? start)) / 2;
  const first = multipleOf === undefined ? start : multipleFrom(start, multipleOf);
  // Between limits that are close to each other there may be no whole number.
  return [first, middle].find((value) => accepts(schema, value)) ?? first;
}

/** Without the rounding errors of a product such as 3 * 0.1. */
function multipleFrom(start: number, multipleOf: number): number {
  const times = Math.ceil(Number((start / multipleOf).toPrecision(15)));
  return Number((times * multipleOf).toPrecision(15));
}

function given(schema: Schema): JsonValue | undefined {
  return schema.examples?.[0] ?? schema.const ?? schema.default ?? schema.enum?.[0];
}

type Walk = Required<Options> & { inside: readonly string[] };

function targetOf(schema: Schema, { schemas }: Pick<Walk, 'schemas'>): Schema {
  return schema.$ref === undefined ? schema : (own(schemas, schema.$ref) ?? schema);
}

/** Whether a property appears in responses only. */
function isLeftOut(property: Schema, context: Walk): boolean {
  return context.request && (property.readOnly ?? targetOf(property, context).readOnly) === true;
}

/** An author's example may have been written for a response. */
function sendable(value: JsonValue, { properties = {} }: Schema, context: Walk): JsonValue {
  if (!context.request || !isObject(value)) return value;
  const kept = Object.entries(value).filter(([name]) => {
    const property = own(properties, name);
    return !property || !isLeftOut(property, context);
  });
  return Object.fromEntries(kept);
}

/** Undefined where a value would never end: whatever contains it then leaves the name out. */
function walk(schema: Schema, context: Walk): JsonValue | undefined {
  const { schemas, depth, inside } = context;
  if (schema.$ref !== undefined) {
    const target = own(schemas, schema.$ref);
    if (!target || inside.includes(schema.$ref)) return undefined;
    return walk(target, { ...context, inside: [...inside, schema.$ref] });
  }
  const value = given(schema);
  if (value !== undefined) return sendable(value, schema, context);
  const type = typesOf(schema).find((name) => name !== 'null') ?? typesOf(schema)[0];
  const choice = schema.oneOf?.[0] ?? schema.anyOf?.[0];
  const object = type === 'object' || schema.properties || schema.allOf;
  if (choice && !object) {
    const chosen = walk(choice, context);
    return isObject(chosen) ? { ...chosen, ...discriminated(schema, choice) } : chosen;
  }
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

/** Records which of several schemas was chosen, in the discriminator property. */
function discriminated(schema: Schema, choice: Schema | undefined): Record<string, JsonValue> {
  const { propertyName, mapping = {} } = schema.discriminator ?? {};
  if (propertyName === undefined || choice?.$ref === undefined) return {};
  const mapped = Object.entries(mapping).find(
    ([, name]) => name.replace(/^.*\//, '') === choice.$ref,
  )?.[0];
  return { [propertyName]: mapped ?? choice.$ref };
}

/** A sample name and value for an object that accepts arbitrary names. */
function additional({ additionalProperties }: Schema, context: Walk): [string, JsonValue][] {
  const isOpen = additionalProperties && !('not' in additionalProperties);
  if (!isOpen || Object.keys(additionalProperties).length === 0 || context.depth <= 0) return [];
  const value = walk(additionalProperties, { ...context, depth: context.depth - 1 });
  return value === undefined ? [] : [['name', value]];
}

function ownProperties(schema: Schema, context: Walk): [string, JsonValue][] {
  const required = new Set(schema.required);
  const deeper = { ...context, depth: context.depth - 1 };
  const rank = (name: string) => (required.has(name) ? 0 : 1);
  return Object.entries(schema.properties ?? {})
    .filter(([name]) => context.depth > 0 || required.has(name))
    .filter(([, property]) => !isLeftOut(property, context))
    .sort(([left], [right]) => rank(left) - rank(right))
    .flatMap(([name, property]) => {
      const value = walk(property, deeper);
      return value === undefined ? [] : [[name, value] as [string, JsonValue]];
    });
}

function objectExample(schema: Schema, context: Walk): JsonValue {
  const choice = schema.oneOf?.[0] ?? schema.anyOf?.[0];
  const parts = [...(schema.allOf ?? []), ...(choice ? [choice] : [])];
  const inherited = parts.map((part) => walk(part, context));
  const whole = [...ownProperties(schema, context), ...additional(schema, context)];
  // `allOf` around a single non-object schema only adds annotations to it.
  const plain = inherited.find((one) => one !== undefined && !isObject(one));
  if (plain !== undefined && whole.length === 0) return plain;
  return Object.assign(
    {},
    ...inherited.filter(isObject),
    Object.fromEntries(whole),
    discriminated(schema, choice),
  );
}

/**
 * A value that matches the schema, taken from its own examples if it has any. Recursive schemas stop
 * where they would repeat themselves.
 */
export function exampleValue(schema: Schema, options: Options = {}): JsonValue {
  const { schemas = {}, depth = 4, request = false } = options;
  return walk(schema, { schemas, depth, request, inside: [] }) ?? null;
}
