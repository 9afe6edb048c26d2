import fc from 'fast-check';
import type { JsonValue, Schema } from '../src/model.ts';

/** Few enough that values and schemas often use the same names. */
const names = fc.constantFrom('a', 'b', 'c');
const schemaNames = ['A', 'B'];
const scalars = fc.constantFrom<JsonValue>('', 'a', 'bb', '2026-11-15', '\u{1f40e}', 0, 1, 1.5, 2);
const shallow = fc.oneof(scalars, fc.constantFrom<JsonValue>(true, false, null));

/** Small JSON values of every kind. */
export const smallValue: fc.Arbitrary<JsonValue> = fc.letrec<{ value: JsonValue }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    shallow,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(names, tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).value;

const types = fc.constantFrom(
  ...['string', 'integer', 'number', 'boolean', 'array', 'object', 'null'],
);

const leaf: fc.Arbitrary<Schema> = fc.oneof(
  types.map((type) => ({ type })),
  fc.uniqueArray(types, { minLength: 1, maxLength: 3 }).map((type) => ({ type })),
  fc.constantFrom<Schema>(
    {},
    { not: {} },
    { type: 'string', minLength: 1, maxLength: 1 },
    { type: 'string', format: 'date' },
    { pattern: '^a' },
    { minimum: 1, exclusiveMaximum: 2 },
    { multipleOf: 0.5 },
    { uniqueItems: true, maxItems: 2 },
    { minProperties: 1, maxProperties: 2 },
    ...schemaNames.map(($ref) => ({ $ref })),
  ),
  fc.array(smallValue, { minLength: 1, maxLength: 3 }).map((list) => ({ enum: list })),
  smallValue.map((value) => ({ const: value })),
);

function objectSchema(inner: fc.Arbitrary<Schema>): fc.Arbitrary<Schema> {
  return fc.record(
    {
      type: fc.constant('object'),
      properties: fc.dictionary(names, inner, { maxKeys: 3, noNullPrototype: true }),
      required: fc.uniqueArray(names, { maxLength: 2 }),
      additionalProperties: fc.oneof(inner, fc.constant({ not: {} })),
      patternProperties: fc.dictionary(fc.constantFrom('^b', 'c$'), inner, {
        maxKeys: 1,
        noNullPrototype: true,
      }),
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<Schema>;
}

function combined(inner: fc.Arbitrary<Schema>): fc.Arbitrary<Schema> {
  const several = fc.array(inner, { minLength: 1, maxLength: 3 });
  return fc.oneof(
    several.map((oneOf) => ({ oneOf })),
    several.map((anyOf) => ({ anyOf })),
    several.map((allOf) => ({ allOf })),
    inner.map((not) => ({ not })),
    fc.tuple(several, inner).map(([allOf, beside]) => ({ ...beside, allOf })),
  );
}

const anySchema: fc.Arbitrary<Schema> = fc.letrec<{ schema: Schema }>((tie) => ({
  schema: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    objectSchema(tie('schema')),
    fc.record(
      {
        items: tie('schema'),
        prefixItems: fc.array(tie('schema'), { minLength: 1, maxLength: 2 }),
      },
      { requiredKeys: [] },
    ) as fc.Arbitrary<Schema>,
    combined(tie('schema')),
  ),
})).schema;

/** Refers to a schema only from inside a value, as descriptions do: a loop at one value is meaningless. */
function inside(schema: Schema): Schema {
  return { properties: { a: schema }, items: schema };
}

/** Named schemas, and one that refers to them; they may be recursive. */
export const schemaSet = fc.record({
  schema: anySchema,
  schemas: fc.record(
    Object.fromEntries(schemaNames.map((name) => [name, anySchema.map(inside)])),
  ) as fc.Arbitrary<Record<string, Schema>>,
});
