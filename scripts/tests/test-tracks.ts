import { interpreters, requireProgram } from './find-program.mjs';
import { recordTracks } from './prepare-tutorials.mjs';
import { run } from './run.mjs';

/** The tests written in a language, as arguments of its interpreter. */
const ownTests = {
  python: ['packages/cells/python', 'packages/client-python/test'].map((folder) => [
    ...['-m', 'unittest', 'discover', '-s', folder],
  ]),
  r: [['packages/cells/r/test_run_cells.R']],
};

/**
 * Runs the tests written in other languages, and their cells again, whose outputs must match those
 * committed. In CI none is skipped.
 * @param {(name: import('./find-program.mjs').Program) => Promise<string | undefined>} findOrSkip
 */
export async function testTracks(findOrSkip, { env = process.env, require = requireProgram } = {}) {
  for (const [language, name] of Object.entries(interpreters)) {
    const interpreter = await (env.CI ? require(name) : findOrSkip(name));
    if (!interpreter) continue;
    for (const args of ownTests[language]) {
      const heading = `Tests in ${language}: ${args.at(-1)}`;
      await run(heading, interpreter, args, { env: { PYTHONDONTWRITEBYTECODE: '1' } });
    }
    await recordTracks(language, interpreter, ['--check']);
  }
}
