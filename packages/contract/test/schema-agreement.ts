import fc from 'fast-check';
import { expect } from 'vitest';
import { accepts } from '../src/schema/check-schema.ts';
import { schemaSet, smallValue } from './arbitrary-schemas.ts';
import { schemaValidator } from './schema-validator.ts';

/** Our verdicts are those of a full validator, which takes most of the time to compile each schema. */
export function expectAgreement(numRuns: number): void {
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
    { numRuns },
  );
  expect(Math.min(seen.right, seen.wrong)).toBeGreaterThan(2 * numRuns);
}
