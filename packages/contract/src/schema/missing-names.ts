import type { Api, Schema } from '../model.ts';
import { checkSchema } from './check-schema.ts';
import { type Mark, markedNames } from './named-schema.ts';

/** `['results', 0, 'title']` -> `results[].title` */
function placeOf(path: readonly (string | number)[]): string {
  return path.reduce<string>((place, step) => {
    if (typeof step === 'number') return `${place}[]`;
    return place === '' ? step : `${place}.${step}`;
  }, '');
}

/**
 * The required properties that a value lacks, e.g. `results[].title`, except those that `absent` marks:
 * a request lacks what is read-only, and a response what is write-only.
 */
export function missingNames(
  { schemas }: Pick<Api, 'schemas'>,
  schema: Schema,
  value: unknown,
  absent: readonly Mark[],
): string[] {
  // A text may be in any format, and is shown as it is.
  if (typeof value !== 'object' || value === null) return [];
  const optional = (one: Schema) => markedNames(schemas, one, absent);
  const names = checkSchema(schema, value, { schemas, optional }).flatMap(
    ({ path, missing = [] }) => missing.map((name) => placeOf([...path, name])),
  );
  return [...new Set(names)];
}
