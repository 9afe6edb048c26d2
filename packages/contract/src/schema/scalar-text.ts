import { memoize } from '../memoize.ts';
import type { Scalar, Schema } from '../model.ts';
import { isObject } from '../plain-object.ts';
import { accepts, typesOf } from './check-schema.ts';

/** `true` -> `true`, `1e21` -> `1000000000000000000000`; any value gives some text. */
export function writeScalar(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') {
    // Services read whole numbers digit by digit and do not understand exponents.
    return Number.isInteger(value) ? BigInt(value).toString() : String(value);
  }
  try {
    return typeof value === 'object' ? (JSON.stringify(value) ?? '') : String(value);
  } catch {
    return '';
  }
}

function alternatives(schema: Schema): Schema[] {
  return [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
}

function typeOfValue(value: unknown): string {
  return Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;
}

/** Every type a value may have, including through `anyOf` and the like; empty if unspecified. */
export const possibleTypes: (schema: Schema) => readonly string[] = memoize((schema: Schema) => {
  const named = [...typesOf(schema), ...alternatives(schema).flatMap(possibleTypes)];
  if (named.length > 0) return named;
  return [...(schema.enum ?? []), ...('const' in schema ? [schema.const] : [])].map(typeOfValue);
});

const wholeNumber = /^-?\d+$/;
const decimalNumber = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i;

/**
 * Whether a whole number becomes another one when it is read as JavaScript's: most do from about
 * 9 thousand million million on.
 */
export function losesDigits(text: string): boolean {
  return wholeNumber.test(text) && BigInt(text) !== BigInt(Number(text));
}

function readings(text: string, types: readonly string[]): Scalar[] {
  const numeric = types.includes('number') ? decimalNumber : wholeNumber;
  const isNumber = numeric.test(text) && Number.isFinite(Number(text)) && !losesDigits(text);
  return [
    ...(text === 'true' || text === 'false' ? [text === 'true'] : []),
    ...(isNumber && types.some((type) => type === 'number' || type === 'integer')
      ? [Number(text)]
      : []),
  ];
}

/**
 * The value that a text represents under a schema: `'2'` is the number 2 for `page` and the text `2` for
 * `query`. A text that matches no type stays text, for `checkValues` to report; so does an integer of
 * too many digits for a number, which would ask for another record.
 */
export function readScalar(text: string, schema: Schema): Scalar {
  const types = possibleTypes(schema);
  const typed = readings(text, types);
  const accepted = [text, ...typed].find((reading) => accepts(schema, reading));
  return (
    accepted ??
    typed.find((reading) => types.includes(typeof reading) || typeof reading === 'number') ??
    text
  );
}

/** What a schema has to accept if it accepts integers: those that `readScalar` leaves as text. */
export function nearestNumbers(value: unknown): unknown {
  if (typeof value === 'string') {
    const nearest = Number(value);
    return Number.isFinite(nearest) && losesDigits(value) ? nearest : value;
  }
  if (Array.isArray(value)) return value.map(nearestNumbers);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, nearestNumbers(one)]));
}
