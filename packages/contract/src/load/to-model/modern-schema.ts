import { isObject } from '../../plain-object.ts';
import { asObject, asValue, type Json } from '../json.ts';

type Test = (value: unknown) => boolean;

const isText: Test = (value) => typeof value === 'string';
const isTexts: Test = (value) => Array.isArray(value) && value.every(isText);
const isFlag: Test = (value) => typeof value === 'boolean';
const isNumber: Test = (value) => typeof value === 'number';

function all(test: Test, ...keywords: string[]): Record<string, Test> {
  return Object.fromEntries(keywords.map((keyword) => [keyword, test]));
}

/** The types of the keywords that code relies on; `required: true` and `enum: {}` do occur. */
const shapes: Readonly<Record<string, Test>> = {
  ...all(isText, '$ref', 'title', 'description', 'format', 'pattern', 'contentMediaType'),
  ...all(isNumber, 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'),
  ...all(isNumber, 'minLength', 'maxLength', 'minItems', 'maxItems'),
  ...all(isNumber, 'minProperties', 'maxProperties'),
  ...all(isFlag, 'uniqueItems', 'readOnly', 'writeOnly', 'deprecated'),
  ...all(Array.isArray, 'enum', 'examples', 'allOf', 'anyOf', 'oneOf', 'prefixItems'),
  ...all(isObject, 'properties', 'patternProperties', 'discriminator', '$defs'),
  ...all(isObject, 'x-enum-descriptions', 'x-documented-values'),
  type: (value) => isText(value) || (isTexts(value) && (value as []).length > 0),
  required: isTexts,
};

const isNumeric: Test = (value) => typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value);

/** Drops keywords of the wrong type, after repairing those that can be. */
function wellFormed(schema: Json): Json {
  const entries = Object.entries(schema).flatMap(([keyword, value]): [string, unknown][] => {
    const hasShape = Object.hasOwn(shapes, keyword) ? shapes[keyword] : undefined;
    if (!hasShape || hasShape(value)) return [[keyword, value]];
    if (hasShape === isNumber && isNumeric(value)) return [[keyword, Number(value)]];
    if (keyword === 'examples' && isObject(value)) return [[keyword, Object.values(Object(value))]];
    if (keyword === 'discriminator' && isText(value)) return [[keyword, { propertyName: value }]];
    return [];
  });
  return Object.fromEntries(entries);
}

/** Keywords that apply to the whole value, whether it is null or not. */
const annotations = ['title', 'description', 'default', 'examples', 'readOnly', 'writeOnly'];
const isAnnotation = (keyword: string) =>
  annotations.includes(keyword) || keyword === 'deprecated' || keyword.startsWith('x-');

const nothing = { type: 'null' };

/** Applies `nullable: true`, whatever it was written beside. */
function orNull(schema: Json): Json {
  const { type, enum: values, anyOf, oneOf } = schema;
  if (schema.$ref !== undefined || schema.allOf !== undefined) {
    const entries = Object.entries(schema);
    const about = Object.fromEntries(entries.filter(([keyword]) => isAnnotation(keyword)));
    const rest = Object.fromEntries(entries.filter(([keyword]) => !isAnnotation(keyword)));
    return { ...about, anyOf: [rest, nothing] };
  }
  return {
    ...schema,
    ...(type !== undefined && { type: [...new Set([type, 'null'].flat())] }),
    ...(Array.isArray(values) && { enum: [...new Set([...values, null])] }),
    ...(Array.isArray(anyOf) && { anyOf: [...anyOf, nothing] }),
    ...(Array.isArray(oneOf) && { oneOf: [...oneOf, nothing] }),
  };
}

/** OpenAPI 3.0 has its own form of exclusive bounds: `exclusiveMinimum: true`. */
function withBounds(schema: Json): Json {
  const { exclusiveMinimum, exclusiveMaximum, minimum, maximum, ...rest } = schema;
  const bound = (exclusive: unknown, limit: unknown, loose: string, strict: string) => {
    if (exclusive === true) return limit === undefined ? {} : { [strict]: limit };
    return {
      ...(limit !== undefined && { [loose]: limit }),
      ...(exclusive !== undefined && exclusive !== false && { [strict]: exclusive }),
    };
  };
  if ([exclusiveMinimum, exclusiveMaximum, minimum, maximum].every((one) => one === undefined)) {
    return schema;
  }
  return {
    ...rest,
    ...bound(exclusiveMinimum, minimum, 'minimum', 'exclusiveMinimum'),
    ...bound(exclusiveMaximum, maximum, 'maximum', 'exclusiveMaximum'),
  };
}

/** A schema of OpenAPI 3.0, or one with mistakes, as JSON Schema 2020-12; does not descend into it. */
export function modernise(given: unknown): Json {
  // A schema may be `true` (anything) or `false` (nothing).
  if (given === false) return { not: {} };
  const { nullable, example, items, ...rest } = asObject(given);
  const shown = example !== undefined && !Array.isArray(rest.examples);
  const schema = wellFormed(
    withBounds({
      ...rest,
      ...(items !== undefined && (Array.isArray(items) ? { prefixItems: items } : { items })),
      ...(shown && { examples: [asValue(example)] }),
    }),
  );
  return nullable === true ? orNull(schema) : schema;
}
