import { expect, it } from 'vitest';
import { defaultTypefaces, typefacesOf } from './brand';

it('has a default for each typeface that a brand leaves out', () => {
  const text = { ...defaultTypefaces.text, family: 'Lora' };
  expect(typefacesOf({ typefaces: { text } })).toEqual({ ...defaultTypefaces, text });
});
