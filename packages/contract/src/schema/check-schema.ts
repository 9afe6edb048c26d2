import type { Schema } from '../model.ts';
import { isObject, own } from '../plain-object.ts';
import { type Check, lengthRules, matches, rulesFor } from './schema-rules.ts';

export { typesOf } from './schema-rules.ts';

/** One broken rule of a schema. */
export type Fault = {
  /** Location in the value, e.g. `[1]` for the second item of a list. */
  path: (string | number)[];
  keyword: string;
  /** The schema that contains the rule. */
  schema: Schema;
  value: unknown;
  /** For `required`: the missing names. */
  missing?: string[];
};

export type CheckOptions = {
  /** Used to resolve `$ref`s. */
  schemas?: Record<string, Schema>;
  /** Required names that may be missing all the same, such as those the service sets. */
  optional?: (schema: Schema) => ReadonlySet<string>;
};

type Context = CheckOptions & {
  /** `$ref`s already followed from the same value; following one again checks nothing new. */
  followed: readonly string[];
  missing: ReadonlySet<string>;
  /** Values accepted so far. Without it, nested alternatives take exponential time. */
  known: WeakMap<object, Map<Schema, boolean>>;
};

type Child = [key: string | number, schema: Schema, value: unknown];

const none: ReadonlySet<string> = new Set();

function listChildren({ items, prefixItems = [] }: Schema, value: unknown[]): Child[] {
  // Unlike map, this does not skip holes in a sparse list.
  return Array.from(value, (item, index): Child[] => {
    const schema = prefixItems[index] ?? items;
    return schema ? [[index, schema, item]] : [];
  }).flat();
}

function propertySchemas(schema: Schema, key: string): Schema[] {
  const { properties = {}, patternProperties = {}, additionalProperties } = schema;
  const named = own(properties, key);
  const matching = Object.entries(patternProperties as Record<string, Schema>)
    .filter(([pattern]) => matches(key, pattern))
    .map(([, one]) => one);
  const found = [...(named ? [named] : []), ...matching];
  return found.length === 0 && additionalProperties ? [additionalProperties] : found;
}

function childrenOf(schema: Schema, value: unknown): Child[] {
  if (Array.isArray(value)) return listChildren(schema, value);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    propertySchemas(schema, key).map((child): Child => [key, child, item]),
  );
}

/** `false` in a description. */
export function acceptsNothing({ not }: Schema): boolean {
  return not !== undefined && Object.keys(not).length === 0;
}

function missingNames({ required = [] }: Schema, value: unknown, context: Context): string[] {
  return required.filter((key) => !Object.hasOwn(Object(value), key) && !context.missing.has(key));
}

function ownFaults(schema: Schema, value: unknown, context: Context): Fault[] {
  const check: Check = (one, at) => isAccepted(one, at, context);
  const faults: Fault[] = [];
  for (const [keyword, rule] of rulesFor(value)) {
    if (schema[keyword] === undefined || rule(value as never, schema, check)) continue;
    const fault = { path: [], keyword, schema, value };
    if (lengthRules.includes(keyword)) return [fault];
    const missing = keyword === 'required' ? missingNames(schema, value, context) : undefined;
    if (missing === undefined) faults.push(fault);
    else if (missing.length > 0) faults.push({ ...fault, missing });
  }
  return faults;
}

function childFaults(schema: Schema, value: unknown, context: Context): Fault[] {
  const children = childrenOf(schema, value);
  if (children.length === 0) return [];
  const faults: Fault[] = [];
  const inside = { ...context, followed: [], missing: none };
  for (const [key, child, item] of children) {
    if (child === schema.additionalProperties && acceptsNothing(child)) {
      faults.push({ path: [key], keyword: 'additionalProperties', schema, value: item });
      continue;
    }
    for (const fault of faultsOf(child, item, inside)) {
      faults.push({ ...fault, path: [key, ...fault.path] });
    }
  }
  return faults;
}

function namedFaults({ $ref }: Schema, value: unknown, context: Context): Fault[] {
  const named = $ref === undefined ? undefined : own(context.schemas ?? {}, $ref);
  if ($ref === undefined || !named || context.followed.includes($ref)) return [];
  return faultsOf(named, value, { ...context, followed: [...context.followed, $ref] });
}

function faultsOf(schema: Schema, value: unknown, given: Context): Fault[] {
  const optional = given.optional?.(schema);
  const context = optional?.size
    ? { ...given, missing: new Set([...given.missing, ...optional]) }
    : given;
  const own = ownFaults(schema, value, context);
  if (own.some(({ keyword }) => lengthRules.includes(keyword))) return own;
  const faults = [
    ...own,
    ...childFaults(schema, value, context),
    ...namedFaults(schema, value, context),
  ];
  for (const part of schema.allOf ?? []) {
    for (const fault of faultsOf(part, value, context)) faults.push(fault);
  }
  return faults;
}

function isAccepted(schema: Schema, value: unknown, context: Context): boolean {
  const find = () => faultsOf(schema, value, context).length === 0;
  if (typeof value !== 'object' || value === null) return find();
  const ofValue = context.known.get(value) ?? new Map<Schema, boolean>();
  context.known.set(value, ofValue);
  const accepted = ofValue.get(schema) ?? find();
  ofValue.set(schema, accepted);
  return accepted;
}

/**
 * The JSON Schema rules that parameters and bodies use: a small part of the standard, so that the
 * check can run in every page. The tests compare it with a full validator.
 */
export function checkSchema(schema: Schema, value: unknown, options: CheckOptions = {}): Fault[] {
  const start = { followed: [], missing: none, known: new WeakMap() };
  return faultsOf(schema, value, { ...options, ...start });
}

export function accepts(schema: Schema, value: unknown, options: CheckOptions = {}): boolean {
  return checkSchema(schema, value, options).length === 0;
}
