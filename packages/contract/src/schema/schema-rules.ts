import { memoize } from '../memoize.ts';
import type { Schema } from '../model.ts';
import { isObject, own } from '../plain-object.ts';
import { isExpensivePattern } from './safe-pattern.ts';

export type Rule = (value: never, schema: Schema, check: Check) => boolean;

/** Whether a value is valid in the same place: for `anyOf` and the like. */
export type Check = (schema: Schema, value: unknown) => boolean;

const typeTests: Record<string, (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  array: Array.isArray,
  object: isObject,
  null: (value) => value === null,
};

/** The types a schema itself names, e.g. `['string', 'null']`. */
export const typesOf: (schema: Schema) => readonly string[] = memoize((schema: Schema) =>
  schema.type === undefined ? [] : [schema.type].flat(),
);

function same(left: unknown, right: unknown, depth = 0): boolean {
  // Only a value that contains itself is ever this deep.
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

function withSortedKeys(_key: string, value: unknown): unknown {
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, value[key]]),
  );
}

/** Equal for values that are the same; comparing each with all others would take a long list for ever. */
function identity(value: unknown): unknown {
  try {
    return JSON.stringify(value, withSortedKeys);
  } catch {
    // It contains itself, so no other value is the same.
    return value;
  }
}

/** Compares the number of characters, which is at least half of `length`; counts them only if it must. */
function hasAtMost(text: string, most: number): boolean {
  return text.length <= most || (text.length <= 2 * most && Array.from(text).length <= most);
}

/** Short enough to match against any pattern. */
const shortText = 20;

/**
 * A pattern that is not a regular expression (some documents use other dialects) rules nothing out, and
 * neither does one that would take for ever.
 */
export function matches(text: string, pattern: string): boolean {
  if (text.length > shortText && isExpensivePattern(pattern)) return true;
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
  minLength: (value: string, { minLength = 0 }) => !hasAtMost(value, minLength - 1),
  maxLength: (value: string, { maxLength = Infinity }) => hasAtMost(value, maxLength),
  pattern: (value: string, { pattern = '' }) => matches(value, pattern),
};

/** Up to rounding: 0.3 is a multiple of 0.1, although 0.3 / 0.1 is not quite 3. */
function isMultiple(value: number, of: number): boolean {
  const times = value / of;
  return Math.abs(times - Math.round(times)) <= Number.EPSILON * Math.max(1, Math.abs(times));
}

const numberRules: Record<string, Rule> = {
  minimum: (value: number, { minimum = -Infinity }) => value >= minimum,
  maximum: (value: number, { maximum = Infinity }) => value <= maximum,
  exclusiveMinimum: (value: number, { exclusiveMinimum = -Infinity }) => value > exclusiveMinimum,
  exclusiveMaximum: (value: number, { exclusiveMaximum = Infinity }) => value < exclusiveMaximum,
  multipleOf: (value: number, { multipleOf = 1 }) => isMultiple(value, multipleOf),
};

const listRules: Record<string, Rule> = {
  minItems: (value: unknown[], { minItems = 0 }) => value.length >= minItems,
  maxItems: (value: unknown[], { maxItems = Infinity }) => value.length <= maxItems,
  uniqueItems: (value: unknown[], { uniqueItems }) =>
    uniqueItems !== true || new Set(value.map(identity)).size === value.length,
};

const objectRules: Record<string, Rule> = {
  minProperties: (value: object, { minProperties = 0 }) =>
    Object.keys(value).length >= Number(minProperties),
  maxProperties: (value: object, { maxProperties = Infinity }) =>
    Object.keys(value).length <= Number(maxProperties),
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

/** What is too long is refused for that alone: looking at all of it may take long. */
export const lengthRules: readonly string[] = ['maxLength', 'maxItems', 'maxProperties'];

function together(rules: Record<string, Rule>) {
  const isFirst = ([keyword]: [string, Rule]): boolean => lengthRules.includes(keyword);
  const all = Object.entries({ ...anyRules, ...rules });
  return [...all.filter(isFirst), ...all.filter((one) => !isFirst(one))];
}

const rules = {
  string: together(stringRules),
  number: together(numberRules),
  list: together(listRules),
  object: together(objectRules),
  other: together({}),
};

export function rulesFor(value: unknown): [string, Rule][] {
  if (typeof value === 'string') return rules.string;
  if (typeof value === 'number') return rules.number;
  if (Array.isArray(value)) return rules.list;
  return isObject(value) ? rules.object : rules.other;
}
