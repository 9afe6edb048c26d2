import { run } from '../bootstrap/run.mjs';
import { interpreters, type Program, requireProgram } from '../programs/find-program.ts';
import { recordLanguage } from '../tutorials/record-language.ts';

/** The tests written in a language, as arguments of its interpreter. */
const ownTests: Record<string, string[][]> = {
  python: ['packages/cells/python', 'packages/client-python/test'].map((folder) => [
    ...['-m', 'unittest', 'discover', '-s', folder],
  ]),
  r: [['packages/cells/r/test_run_cells.R']],
};

/**
 * Runs the tests written in other languages, and their cells again, whose outputs must match those
 * committed. In CI none is skipped.
 */
export async function testTracks(
  findOrSkip: (name: Program) => Promise<string | undefined>,
  { env = process.env, require = requireProgram } = {},
): Promise<void> {
  for (const [language, name] of Object.entries(interpreters)) {
    const interpreter = await (env.CI ? require(name) : findOrSkip(name));
    if (!interpreter) continue;
    for (const args of ownTests[language] ?? []) {
      const heading = `Tests in ${language}: ${args.at(-1)}`;
      await run(heading, interpreter, args, { env: { PYTHONDONTWRITEBYTECODE: '1' } });
    }
    await recordLanguage(language, interpreter, ['--check']);
  }
}
