import fc from 'fast-check';
import type { Operation, Parameter, Schema, Values } from '../src/model.ts';

const texts = new Map<string, fc.Arbitrary<string>>();

/** Text in any script, without lone surrogates. */
export function text(minLength = 0, maxLength = 20): fc.Arbitrary<string> {
  const limits = { minLength, maxLength: Math.max(minLength, maxLength) };
  const key = JSON.stringify(limits);
  // Each one begins with a table of all characters.
  const known = texts.get(key) ?? fc.string({ unit: 'binary', ...limits });
  texts.set(key, known);
  return known;
}

/** Full of characters that lists, quotes and URLs treat specially. */
export const awkwardText: fc.Arbitrary<string> = fc.string({
  unit: fc.constantFrom(...',"\\ %&=+#?/;|.[]{}\'!:@', 'a', 'é', '\u{1f40e}'),
  maxLength: 12,
});

const isoDate = fc
  .date({ min: new Date('0000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

function matching(pattern: string): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern), { size: '-1' });
  } catch {
    return text();
  }
}

function stringOf({ format, pattern, minLength = 0, maxLength = 20 }: Schema) {
  if (format === 'date') return isoDate;
  if (pattern !== undefined) return matching(pattern);
  return fc.oneof(
    text(minLength, Math.min(maxLength, minLength + 20)),
    awkwardText.map((awkward) => awkward.padEnd(minLength, 'x')),
  );
}

function numberOf(schema: Schema): fc.Arbitrary<number> {
  const min = Math.ceil(schema.minimum ?? schema.exclusiveMinimum ?? -1_000_000);
  const max = Math.max(
    min,
    Math.floor(schema.maximum ?? schema.exclusiveMaximum ?? min + 2_000_000),
  );
  const whole = fc.integer({ min, max });
  if (schema.type === 'integer') return whole;
  const finite = { min, max, noNaN: true, noDefaultInfinity: true };
  return fc.oneof(
    whole,
    fc.double(finite).map((value) => value + 0),
  );
}

function anyScalar(): fc.Arbitrary<unknown> {
  return fc.oneof(text(), awkwardText, fc.integer(), fc.boolean());
}

function objectOf(schema: Schema): fc.Arbitrary<unknown> {
  const properties = Object.entries(schema.properties ?? {}).slice(0, 12);
  if (properties.length === 0)
    return fc.dictionary(text(1), valueFor(schema.additionalProperties ?? {}));
  return fc.record(
    Object.fromEntries(properties.map(([name, property]) => [name, valueFor(property)])),
    { requiredKeys: schema.required ?? [] },
  );
}

function byType(schema: Schema, type: string): fc.Arbitrary<unknown> {
  if (type === 'string') return stringOf(schema);
  if (type === 'integer' || type === 'number') return numberOf({ ...schema, type });
  if (type === 'boolean') return fc.boolean();
  if (type === 'object') return objectOf(schema);
  if (type !== 'array') return anyScalar();
  const minLength = schema.minItems ?? 0;
  const maxLength = Math.max(minLength, Math.min(schema.maxItems ?? 4, minLength + 4));
  return fc.array(valueFor(schema.items ?? {}), { minLength, maxLength });
}

/** Values that match a schema; nearly all of them are valid. */
export function valueFor(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum && schema.enum.length > 0) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  const types = [schema.type ?? []].flat().filter((type) => type !== 'null');
  if (types.length === 0 && choices && choices.length > 0)
    return fc.oneof(...choices.map(valueFor));
  return types.length === 0
    ? stringOf(schema)
    : fc.oneof(...types.map((type) => byType(schema, type)));
}

function valuesFrom(
  { parameters }: Operation,
  arbitraryFor: (parameter: Parameter) => fc.Arbitrary<unknown>,
): fc.Arbitrary<Values> {
  return fc.record(
    Object.fromEntries(parameters.map((parameter) => [parameter.key, arbitraryFor(parameter)])),
    { requiredKeys: parameters.filter(({ required }) => required).map(({ key }) => key) },
  ) as fc.Arbitrary<Values>;
}

/** Nothing could be sent for an empty value in a path, or an empty exploded list. */
function notEmpty({ in: place, explode, schema }: Parameter): Schema {
  if (place === 'path') return { minLength: 1, ...schema };
  return explode && schema.type === 'array' ? { minItems: 1, ...schema } : schema;
}

/** Values for a request, nearly all of them valid: some schemas are beyond a generator. */
export function likelyValues(operation: Operation): fc.Arbitrary<Values> {
  return valuesFrom(operation, (parameter) => valueFor(notEmpty(parameter)));
}

/** Values of any JSON type, some of them valid. */
export function someValues(operation: Operation): fc.Arbitrary<Values> {
  return valuesFrom(operation, ({ schema }) =>
    fc.oneof(
      { weight: 3, arbitrary: valueFor(schema) },
      anyScalar(),
      fc.array(fc.oneof(anyScalar(), valueFor(schema.items ?? schema)), { maxLength: 3 }),
      fc.jsonValue({ maxDepth: 2 }),
    ),
  );
}
