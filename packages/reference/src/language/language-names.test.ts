import { expect, it } from 'vitest';
import { languages } from '../samples/index.ts';
import { isLanguageId } from './language-names.ts';

/** Every page has the names, so they cannot come from modules that contain the code. */
const names = `// Written by \`npx vitest run language-names -u\` from samples/languages.ts.
export const languageNames = {
${languages.map(({ id, label }) => `  ${id}: '${label}',`).join('\n')}
} as const;

/** The languages of fences that have another name than the language. */
export const languageOfFence: Readonly<Record<string, keyof typeof languageNames>> = {
${languages
  .flatMap(({ id, highlighter, fences = [] }) => [highlighter, ...fences].map((one) => [one, id]))
  .filter(([fence, id]) => fence !== id)
  .map(([fence, id]) => `  ${fence}: '${id}',\n`)
  .join('')}};
`;

it('names the languages that samples are written in, in their order', async () => {
  await expect(names).toMatchFileSnapshot('language-names.generated.ts');
});

it.each([undefined, null, '', 'cobol', 'Python', 'toString', '__proto__'])(
  '%s is not a language',
  (id) => expect(isLanguageId(id)).toBe(false),
);
