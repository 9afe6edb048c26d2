import { PlainError } from './bootstrap/run.mjs';
import { makeCollection } from './portal/make-collection.ts';
import { interpreters, requireProgram } from './programs/find-program.ts';
import { recordLanguage } from './tutorials/record-language.ts';

/** `npm run tutorials:python -- [SLUG…] [--check]`, and the same for each other language of cells. */
export async function command(): Promise<void> {
  const [language = '', ...rest] = process.argv.slice(2);
  const program = interpreters[language];
  if (!program) {
    const known = Object.keys(interpreters).join(', ');
    throw new PlainError(`No cells are recorded in "${language}"; the languages are ${known}.`);
  }
  const interpreter = await requireProgram(program);
  await makeCollection();
  await recordLanguage(language, interpreter, rest);
}
