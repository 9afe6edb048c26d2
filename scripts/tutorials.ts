import { alone } from './steps/alone.mjs';
import { interpreters, requireProgram } from './steps/find-program.mjs';
import { installMissing } from './steps/install.mjs';
import { makeCollection } from './steps/make-collection.mjs';
import { recordTracks } from './steps/prepare-tutorials.mjs';
import { main } from './steps/run.mjs';

/** `npm run tutorials:python -- [SLUG…] [--check]`, and the same for each other language of cells. */
await main(async () => {
  const [language, ...rest] = process.argv.slice(2);
  const interpreter = await requireProgram(interpreters[language]);
  await alone(`npm run tutorials:${language}`, async () => {
    await installMissing({ forTests: false });
    await makeCollection();
  });
  await recordTracks(language, interpreter, rest);
});
