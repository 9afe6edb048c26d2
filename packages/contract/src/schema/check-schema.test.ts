import { expect, it } from 'vitest';
import { expectAgreement } from '../../test/schema-agreement.ts';
import { checkSchema } from './check-schema.ts';

it('agrees with a full validator on any schema', () => {
  expectAgreement(30);
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
