import { join } from 'node:path';
import { expect, it } from 'vitest';
import decompress from 'woff2-encoder/decompress';
import { openFont } from '../../pictures/typeface';
import { defaultTypefaces } from './brand';
import { findTypefaces } from './typeface-files';
import { charactersOf, keptWeights, typefaceParts, unicodeRange } from './typeface-parts';

const { found } = findTypefaces(join(__dirname, '..'), defaultTypefaces);

it.each(['heading', 'text', 'code'] as const)(
  'loses no character of the typeface for %s',
  async (use) => {
    const parts = await typefaceParts(found[use]);
    const all = parts.flatMap(({ contents }) => charactersOf(openFont(contents)));
    expect(all.sort((left, right) => left - right)).toEqual(
      charactersOf(openFont(found[use].contents)),
    );
    const [common] = parts;
    expect(openFont(common?.contents ?? new Uint8Array()).characterSet).toEqual(
      expect.arrayContaining([...'Az09 “’…'].map((letter) => letter.codePointAt(0))),
    );
  },
);

it('keeps the weights that styles use, each as wide as before', async () => {
  const [common] = await typefaceParts(found.text);
  const unpacked = async (contents: Uint8Array = new Uint8Array()) =>
    openFont(await decompress(contents));
  const small = await unpacked(common?.contents);
  expect(small.variationAxes.wght).toMatchObject({ min: 400, max: 700 });
  const whole = await unpacked(found.text.contents);
  for (const wght of [400, 600, 700]) {
    const [after, before] = [small, whole].map(
      (font) => font.getVariation({ wght }).layout('Collections').advanceWidth,
    );
    // Rounded to the font's units
    expect(Math.abs((after ?? 0) - (before ?? 0))).toBeLessThan(5);
  }
});

it.each([
  ['200 900', '400 700'],
  ['400 600', '400 600'],
  ['500', '500'],
  ['800 900', '800 800'],
])('writes the weights %s as %s', (given, kept) => {
  expect(keptWeights(given)).toBe(kept);
});

it('writes ranges of characters', () => {
  expect(unicodeRange([0x20, 0x21, 0x22, 0xa0, 0x2013, 0x2014])).toBe('U+20-22, U+A0, U+2013-2014');
});
