import { isObject } from '@portal/contract';

export type Json = { [key: string]: unknown };

export function mapValues(value: unknown, map: (inner: unknown, key: string) => unknown): unknown {
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, map(inner, key)]));
}

/** What an API sends or receives: it may look like a description, but is not one. */
const data = ['example', 'value', 'default', 'const', 'enum', 'x-request', 'values'];

/** Their keys are names chosen by an author, such as a property called `default`. */
const namedMaps = [
  ...['properties', 'patternProperties', 'dependentSchemas', '$defs', 'paths', 'webhooks'],
  ...['responses', 'content', 'headers', 'links', 'callbacks', 'examples', 'encoding'],
  ...['schemas', 'parameters', 'requestBodies', 'securitySchemes', 'pathItems', 'variables'],
  ...['x-request-examples'],
];

/**
 * A document with the value of every keyword changed, outer ones first. Data in examples and
 * defaults is unchanged.
 */
export function mapDescription(
  value: unknown,
  change: (value: unknown, keyword: string) => unknown,
): unknown {
  if (Array.isArray(value)) return value.map((one) => mapDescription(one, change));
  return mapValues(value, (given, keyword) => {
    const isListOfExamples = keyword === 'examples' && Array.isArray(given);
    if (data.includes(keyword) || isListOfExamples) return given;
    const changed = change(given, keyword);
    return namedMaps.includes(keyword) && isObject(changed)
      ? mapValues(changed, (one) => mapDescription(one, change))
      : mapDescription(changed, change);
  });
}
