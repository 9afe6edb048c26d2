import { expect, it } from 'vitest';
import { defaultTypefaces, typefacesOf } from './brand';

it('has a default for each typeface that a brand leaves out', () => {
  const text = { ...defaultTypefaces.text, family: 'Lora' };
  const expected = { ...defaultTypefaces, text };
  expect(typefacesOf({ typefaces: { text } })).toEqual(expected);
  expect(typefacesOf({ typefaces: { text, code: undefined } })).toEqual(expected);
});
