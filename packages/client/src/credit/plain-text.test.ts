import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainTexts } from '../../test/plain-texts.ts';
import { plainText } from './plain-text.ts';

describe('plainText', () => {
  it.each(plainTexts)('reads %s', (_, html, text) => {
    expect(plainText(html)).toBe(text);
  });

  it('returns any text that was escaped', () => {
    const escapeText = (text: string) =>
      text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'&<>;#x3amplt"\'=/ ') }), (text) => {
        expect(plainText(escapeText(text))).toBe(text.replaceAll(/\s+/g, ' ').trim());
      }),
      { numRuns: 500 },
    );
  });

  it.each(['<a', '<!--', '<a=', '<a="', '="x"', '<a="x"="y"', "<a='", '&', '&#', '&a', '< '])(
    'reads 100,000 of %s, each of them once',
    (piece) => {
      // Reading each of them again for every other one would take hours.
      expect(plainText(`<a ${piece.repeat(100_000)}`)).toMatch(/^</);
    },
  );
});
