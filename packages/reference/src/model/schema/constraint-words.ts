import type { JsonValue, Schema } from '@portal/contract';

function number(value: number): string {
  return Number.isInteger(value) && Math.abs(value) >= 10_000
    ? value.toLocaleString('en-GB')
    : String(value);
}

/** `1 to 100`, `at least 1 value`, `at most 5 characters` */
function range(least: number | undefined, most: number | undefined, unit = ''): string[] {
  const noun = (count: number) => (unit === '' ? '' : ` ${unit}${count === 1 ? '' : 's'}`);
  if (least !== undefined && least === most) return [`exactly ${number(least)}${noun(least)}`];
  if (least !== undefined && most !== undefined) {
    return [`${number(least)} to ${number(most)}${noun(most)}`];
  }
  if (least !== undefined) return [`at least ${number(least)}${noun(least)}`];
  return most === undefined ? [] : [`at most ${number(most)}${noun(most)}`];
}

/** A value as a reader would type it: `10`, `asc`, `a, b`. */
export function valueInWords(value: JsonValue): string {
  if (typeof value === 'string') return value === '' ? 'empty text' : value;
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) {
    return value.length === 0 ? 'an empty list' : value.map(String).join(', ');
  }
  return JSON.stringify(value);
}

function itemConstraints({ items }: Schema): string[] {
  return items && items.$ref === undefined
    ? constraintsOf(items).map((constraint) => `each ${constraint}`)
    : [];
}

/** The constraints on a value, each in a few words: `1 to 100`, `default 10`. */
export function constraintsOf(schema: Schema): string[] {
  const { exclusiveMinimum, exclusiveMaximum, multipleOf, uniqueItems } = schema;
  return [
    ...range(schema.minimum, schema.maximum),
    ...(exclusiveMinimum === undefined ? [] : [`above ${number(exclusiveMinimum)}`]),
    ...(exclusiveMaximum === undefined ? [] : [`below ${number(exclusiveMaximum)}`]),
    ...(multipleOf === undefined ? [] : [`a multiple of ${number(multipleOf)}`]),
    ...range(schema.minLength, schema.maxLength, 'character'),
    ...range(schema.minItems, schema.maxItems, 'value'),
    ...range(asNumber(schema.minProperties), asNumber(schema.maxProperties), 'field'),
    ...(uniqueItems ? ['no value twice'] : []),
    ...itemConstraints(schema),
    ...(schema.const === undefined ? [] : [`always ${valueInWords(schema.const)}`]),
    ...(schema.default === undefined ? [] : [`default ${valueInWords(schema.default)}`]),
  ];
}

/**
 * The patterns that a value, or each value of a list, must match. Shown below the type, since few
 * people read them. The words for a date describe its form already.
 */
export function patternsOf({ pattern, format, items }: Schema): string[] {
  const own = pattern === undefined || format === 'date' ? [] : [pattern];
  return items && items.$ref === undefined ? [...own, ...patternsOf(items)] : own;
}

function asNumber(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
