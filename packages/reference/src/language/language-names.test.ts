import { expect, it } from 'vitest';
import { languages } from '../samples/index.ts';
import { isLanguageId, languageNames } from './language-names.ts';

it('names the languages that samples are written in, in their order', () => {
  expect(Object.entries(languageNames)).toEqual(languages.map(({ id, label }) => [id, label]));
});

it.each([undefined, null, '', 'cobol', 'Python', 'toString', '__proto__'])(
  '%s is not a language',
  (id) => expect(isLanguageId(id)).toBe(false),
);
