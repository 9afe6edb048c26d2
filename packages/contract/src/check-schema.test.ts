import fc from 'fast-check';
import { expect, it } from 'vitest';
import { schemaSet, smallValue } from '../test/arbitrary-schemas.ts';
import { schemaValidator } from '../test/schema-validator.ts';
import { accepts, checkSchema } from './check-schema.ts';

it('agrees with a full validator on any schema', () => {
  const seen = { right: 0, wrong: 0 };
  fc.assert(
    fc.property(
      schemaSet,
      fc.array(smallValue, { minLength: 20, maxLength: 20 }),
      ({ schema, schemas }, values) => {
        const validate = schemaValidator(schemas, ['date']);
        for (const value of values) {
          const isRight = validate(schema, value).length === 0;
          seen[isRight ? 'right' : 'wrong'] += 1;
          expect([value, accepts(schema, value, { schemas })]).toEqual([value, isRight]);
        }
      },
    ),
    { seed: 20261116, numRuns: 120 },
  );
  expect(Math.min(seen.right, seen.wrong)).toBeGreaterThan(300);
});

it('checks nested alternatives without trying every combination', () => {
  let checked = 0;
  const leaf = {
    get minLength() {
      checked += 1;
      return 1;
    },
  };
  const form = { properties: { inner: { $ref: 'Node' }, text: leaf } };
  const schemas = { Node: { anyOf: [{ ...form, required: ['x'] }, form, form] } };
  const deep = Array.from({ length: 12 }).reduce<object>((inner) => ({ inner, text: 'a' }), {});
  expect(checkSchema({ $ref: 'Node' }, deep, { schemas })).toEqual([]);
  expect(checked).toBeLessThan(1000);
});
