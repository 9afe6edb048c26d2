import { buildRequest, type Parameter, parseRequest } from '@portal/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apiOf, loadContract, operationOf } from '../../../test/contract.ts';
import { addItems, emptyList, valuesOf } from '../form/form-state.ts';
import { commaRuleOf, commasSeparate, endsItem, typedItems } from './typed-items.ts';

const apis = await loadContract();
const getWorks = operationOf(apis, 'getWorks');
const names = commaRuleOf(
  getWorks.parameters.find(({ key }) => key === 'contributors.agent.label') as Parameter,
);
const some = { ...commasSeparate, known: ['Medicine, Popular'] };

describe('what is typed or pasted', () => {
  it.each([
    ['a', ['a']],
    ['a, b, "c, d"', ['a', 'b', 'c, d']],
    ['a,b , c', ['a', 'b', 'c']],
    [' , a,, b,', ['a', 'b']],
    ['"c, d"', ['c, d']],
    ['"say \\"hay\\"", "a ""b""", "c\\\\d"', ['say "hay"', 'a "b"', 'c\\d']],
    ['"grey" horse, mare', ['"grey" horse', 'mare']],
    ['24" print', ['24" print']],
    ['"still, open', ['still, open']],
    ['a, ""', ['a', '']],
    ['a\nb\r\nc', ['a', 'b', 'c']],
    ['Marlow, Tobias\nAsh, Petronella\n', ['Marlow, Tobias', 'Ash, Petronella']],
    ['a,\nb,\nc', ['a', 'b', 'c']],
    ['a\tb', ['a', 'b']],
    ['"a, b"\n"c, d"', ['a, b', 'c, d']],
    ['  \n ', []],
    ['', []],
  ])('%j is %j', (text, items) => {
    expect(typedItems(text, commasSeparate)).toEqual(items);
  });

  it('keeps commas if every documented value has one, and in a documented value', () => {
    expect(typedItems('Ash, Petronella, 1661-1719', names)).toEqual(['Ash, Petronella, 1661-1719']);
    expect(typedItems('"Ash, P.", "Marlow, T."', names)).toEqual(['Ash, P.', 'Marlow, T.']);
    expect(typedItems('Medicine, Popular', some)).toEqual(['Medicine, Popular']);
    expect(typedItems('Medicine, Herbs', some)).toEqual(['Medicine', 'Herbs']);
  });

  it.each([
    ['a,', commasSeparate, true],
    ['a, ', commasSeparate, true],
    ['a', commasSeparate, false],
    ['"a,', commasSeparate, false],
    ['"a, b",', commasSeparate, true],
    ['Ash,', names, false],
    ['"Ash, P.",', names, true],
    ['medicine,', some, false],
    ['horses,', some, true],
  ])('%j with %j ends a value: %s', (text, rule, ends) => {
    expect(endsItem(text, rule)).toBe(ends);
  });
});

const quoted = (item: string) => `"${item.replace(/["\\]/g, '\\$&')}"`;

/**
 * As a reader may write it: with quotes where they are needed, and sometimes where they are not.
 */
function written(items: readonly string[], careful: boolean): string {
  const isPlain = (item: string) =>
    item === item.trim() && /^[^",\\\s](?:[^",\r\n\t]*)$/.test(item);
  return items.map((item) => (isPlain(item) && !careful ? item : quoted(item))).join(', ');
}

it('survives a round trip through the URL', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1 }),
    fc.string({
      unit: fc.constantFrom('a', ',', '"', '\\', ' ', '%', '+', '&', 'ü'),
      minLength: 1,
    }),
  );
  const items = fc.uniqueArray(
    text.filter((one) => !/[\r\n\t]/.test(one)),
    { minLength: 1, maxLength: 5 },
  );
  const catalogue = apiOf(apis, 'catalogue');
  fc.assert(
    fc.property(items, fc.boolean(), (wanted, careful) => {
      const rule = commaRuleOf(
        getWorks.parameters.find(({ key }) => key === 'subjects.label') as Parameter,
      );
      const field = addItems(emptyList, typedItems(written(wanted, careful), rule));
      const draft = { ...emptyList, draft: written(wanted, careful) };
      for (const one of [field, draft]) {
        const values = valuesOf(getWorks, new Map([['subjects.label', one]]));
        const { href } = buildRequest(getWorks, values, 'https://api.example.org');
        expect(parseRequest(catalogue, href).values).toEqual({ 'subjects.label': wanted });
      }
    }),
  );
});
