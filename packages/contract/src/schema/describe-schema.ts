import type { Schema } from '../model.ts';
import { typesOf } from './check-schema.ts';
import { writeScalar } from './scalar-text.ts';

const longest = 20;

/** `a, b or c`; a long list is cut short, with the number left out. */
export function listOf(values: readonly unknown[]): string {
  const texts = values.map(writeScalar);
  if (texts.length > longest) {
    const rest = texts.length - longest;
    return `${texts.slice(0, longest).join(', ')} and ${rest} more`;
  }
  return texts.length < 2
    ? texts.join('')
    : `${texts.slice(0, -1).join(', ')} or ${texts.at(-1) ?? ''}`;
}

function range(least: unknown, most: unknown, unit: string): string {
  if (least !== undefined && most !== undefined) return ` from ${least} to ${most}${unit}`;
  if (least !== undefined) return ` of at least ${least}${unit}`;
  return most === undefined ? '' : ` of at most ${most}${unit}`;
}

function numberText(schema: Schema, name: string): string {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  return [
    `${name}${range(minimum, maximum, '')}`,
    ...(exclusiveMinimum === undefined ? [] : [`above ${exclusiveMinimum}`]),
    ...(exclusiveMaximum === undefined ? [] : [`below ${exclusiveMaximum}`]),
    ...(multipleOf === undefined ? [] : [`a multiple of ${multipleOf}`]),
  ].join(', ');
}

function stringText(schema: Schema): string {
  if (schema.format === 'date') return 'a date written YYYY-MM-DD';
  const size = range(schema.minLength, schema.maxLength, ' characters');
  return `text${size}${schema.pattern === undefined ? '' : ` that matches ${schema.pattern}`}`;
}

const names: Record<string, (schema: Schema) => string> = {
  string: stringText,
  integer: (schema) => numberText(schema, 'a whole number'),
  number: (schema) => numberText(schema, 'a number'),
  boolean: () => 'true or false',
  array: (schema) => {
    const size = range(schema.minItems, schema.maxItems, ' values');
    return `a list${size}${schema.items ? `, each ${describeSchema(schema.items)}` : ''}`;
  },
  object: () => 'an object of named values',
  null: () => 'nothing',
};

/** What a schema accepts, worded for use inside a sentence: `a whole number from 1 to 100`. */
export function describeSchema(schema: Schema): string {
  const only = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (only) return `${only.length === 1 ? 'only' : 'one of'} ${listOf(only)}`;
  const types = typesOf(schema);
  const choices = schema.anyOf ?? schema.oneOf;
  if (types.length === 0 && choices) return choices.map(describeSchema).join(', or ');
  if (types.length === 0 && schema.allOf) return schema.allOf.map(describeSchema).join(', and ');
  return types.map((type) => names[type]?.(schema) ?? type).join(' or ') || 'any value';
}

/** The same as a whole sentence. */
export function validText(schema: Schema): string {
  const text = describeSchema(schema);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
