import { readText, repository } from '../project-files/repository.ts';
import { findUnidiomatic, isChecked } from './unidiomatic.ts';

/** Run as a program: fails when prose uses a word that a native engineer would not. */
const problems = repository.files
  .filter(isChecked)
  .flatMap((file) =>
    findUnidiomatic(file, readText(file)).map(
      ({ line, found, better }) => `${file}:${line}: "${found}". Better: ${better}.`,
    ),
  );
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
