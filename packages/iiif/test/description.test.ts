import { loadApis } from '@portal/contract/node';
import { apisFolder } from '@portal/sample';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formats, parseRegion, parseRotation, parseSize, qualities } from '../src/index.ts';
import { imageAddresses } from './image-addresses.ts';

const apis = await loadApis(apisFolder);
const operation = apis.flatMap((api) => api.operations).find(({ id }) => id === 'getImageFile');

function schemaOf(name: string) {
  return operation?.parameters.find((one) => one.name === name)?.schema;
}

/** Fragments of valid and invalid parts: any few of them in a row make a text to check. */
const pieces = [
  ...['full', 'square', 'max', 'pct:', '!', '^', ',', '.', '-', ' ', 'e', '0', '00', '0.0', '1'],
  ...['7', '9', '10', '99', '100', '359', '360', '361', '5000', '999999999999999'],
  ...['1000000000000000', '0.00000000000000000000000001', '99.99999999999999999999999999'],
];
const loose = fc.array(fc.constantFrom(...pieces), { maxLength: 9 }).map((list) => list.join(''));

/** Commas in the right places, so that most texts get as far as their numbers. */
const numbers = fc
  .tuple(
    fc.constantFrom('', '', 'pct:', '!', '^'),
    fc.array(fc.constantFrom(...pieces, ''), { minLength: 1, maxLength: 5 }),
  )
  .map(([before, list]) => before + list.join(','));

describe.each([
  ['region', parseRegion] as const,
  ['size', parseSize] as const,
  ['rotation', parseRotation] as const,
])('the pattern of %s in the description', (part, parse) => {
  const pattern = new RegExp(schemaOf(part)?.pattern ?? '(?!)', 'u');
  const differs = (text: string) => pattern.test(text) !== parse(text).ok;

  it('agrees with the grammar on the table', () => {
    expect(imageAddresses.map((address) => address[part]).filter(differs)).toEqual([]);
  });

  it('agrees with the grammar on generated texts', () => {
    let accepted = 0;
    fc.assert(
      fc.property(fc.oneof(loose, numbers), (text) => {
        if (parse(text).ok) accepted += 1;
        return !differs(text);
      }),
      { numRuns: 10_000 },
    );
    expect(accepted).toBeGreaterThan(50);
  });
});

it('has the qualities and formats of the grammar', () => {
  expect(schemaOf('quality')?.enum).toEqual([...qualities]);
  expect(schemaOf('format')?.enum).toEqual([...formats]);
});
