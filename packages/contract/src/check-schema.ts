import type { Schema } from './model.ts';
import { own } from './own-property.ts';
import { remember } from './remember.ts';

/** One broken rule of a schema. */
export type Fault = {
  /** Where in the value, e.g. `[1]` for the second of a list. */
  path: (string | number)[];
  keyword: string;
  /** The schema that holds the rule. */
  schema: Schema;
  value: unknown;
};

type Rule = (value: never, schema: Schema, check: Check) => boolean;
type Check = (schema: Schema, value: unknown) => boolean;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const typeTests: Record<string, (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  array: Array.isArray,
  object: isObject,
  null: (value) => value === null,
};

/** The types a schema names itself, e.g. `['string', 'null']`. */
export const typesOf: (schema: Schema) => readonly string[] = remember((schema: Schema) =>
  schema.type === undefined ? [] : [schema.type].flat(),
);

function same(left: unknown, right: unknown, depth = 0): boolean {
  // Only a value that holds itself is ever this deep.
  if (depth > 100) return false;
  if (Array.isArray(left) && Array.isArray(right)) {
    return (
      left.length === right.length &&
      left.every((item, index) => same(item, right[index], depth + 1))
    );
  }
  if (isObject(left) && isObject(right)) {
    const keys = Object.keys(left);
    return (
      keys.length === Object.keys(right).length &&
      keys.every((key) => Object.hasOwn(right, key) && same(left[key], right[key], depth + 1))
    );
  }
  return left === right;
}

function length(text: string): number {
  return Array.from(text).length;
}

/** A pattern that is no regular expression (some documents write other dialects) says nothing. */
function matches(text: string, pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    return true;
  }
}

function isDate(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
  return day >= 1 && day <= days;
}

const stringRules: Record<string, Rule> = {
  format: (value: string, { format }) => format !== 'date' || isDate(value),
  minLength: (value: string, { minLength = 0 }) => length(value) >= minLength,
  maxLength: (value: string, { maxLength = Infinity }) => length(value) <= maxLength,
  pattern: (value: string, { pattern = '' }) => matches(value, pattern),
};

const numberRules: Record<string, Rule> = {
  minimum: (value: number, { minimum = -Infinity }) => value >= minimum,
  maximum: (value: number, { maximum = Infinity }) => value <= maximum,
  exclusiveMinimum: (value: number, { exclusiveMinimum = -Infinity }) => value > exclusiveMinimum,
  exclusiveMaximum: (value: number, { exclusiveMaximum = Infinity }) => value < exclusiveMaximum,
  multipleOf: (value: number, { multipleOf = 1 }) => Number.isInteger(value / multipleOf),
};

const listRules: Record<string, Rule> = {
  minItems: (value: unknown[], { minItems = 0 }) => value.length >= minItems,
  maxItems: (value: unknown[], { maxItems = Infinity }) => value.length <= maxItems,
  uniqueItems: (value: unknown[], { uniqueItems }) =>
    uniqueItems !== true ||
    value.every((item, index) => value.findIndex((other) => same(other, item)) === index),
};

const objectRules: Record<string, Rule> = {
  required: (value: Record<string, unknown>, { required = [] }) =>
    required.every((key) => Object.hasOwn(value, key)),
};

const anyRules: Record<string, Rule> = {
  type: (value: unknown, schema) => {
    const types = typesOf(schema);
    return types.length === 0 || types.some((type) => own(typeTests, type)?.(value) ?? true);
  },
  enum: (value: unknown, schema) => schema.enum?.some((choice) => same(choice, value)) ?? true,
  const: (value: unknown, schema) => same(schema.const, value),
  anyOf: (value: unknown, { anyOf = [] }, check) => anyOf.some((one) => check(one, value)),
  oneOf: (value: unknown, { oneOf = [] }, check) =>
    oneOf.filter((one) => check(one, value)).length === 1,
  not: (value: unknown, { not = {} }, check) => !check(not, value),
};

function together(rules: Record<string, Rule>) {
  return Object.entries({ ...anyRules, ...rules });
}

const rules = {
  string: together(stringRules),
  number: together(numberRules),
  list: together(listRules),
  object: together(objectRules),
  other: together({}),
};

function rulesFor(value: unknown): [string, Rule][] {
  if (typeof value === 'string') return rules.string;
  if (typeof value === 'number') return rules.number;
  if (Array.isArray(value)) return rules.list;
  return isObject(value) ? rules.object : rules.other;
}

function childrenOf(schema: Schema, value: unknown): [string | number, Schema, unknown][] {
  if (Array.isArray(value)) {
    const { items } = schema;
    // Unlike map, this does not skip the holes a list may have.
    return items ? Array.from(value, (item, index) => [index, items, item]) : [];
  }
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]): [string, Schema, unknown][] => {
    const child = own(schema.properties ?? {}, key) ?? schema.additionalProperties;
    return child ? [[key, child, item]] : [];
  });
}

/**
 * The rules of JSON Schema that parameters use: a small part of the standard, so that the check can
 * run in every page. The tests compare it with a full validator.
 */
export function checkSchema(schema: Schema, value: unknown): Fault[] {
  const faults: Fault[] = [];
  for (const [keyword, rule] of rulesFor(value)) {
    if (schema[keyword] !== undefined && !rule(value as never, schema, accepts)) {
      faults.push({ path: [], keyword, schema, value });
    }
  }
  for (const [key, child, item] of childrenOf(schema, value)) {
    for (const fault of checkSchema(child, item)) {
      faults.push({ ...fault, path: [key, ...fault.path] });
    }
  }
  for (const part of schema.allOf ?? []) {
    for (const fault of checkSchema(part, value)) faults.push(fault);
  }
  return faults;
}

export const accepts: Check = (schema, value) => checkSchema(schema, value).length === 0;
