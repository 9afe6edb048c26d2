export type SourceProblem = {
  /** Relative to the collection, e.g. "works/cats-and-dogs.yaml". */
  file: string;
  /** Which record, e.g. `“Cats of the infirmary”`. */
  where: string;
  message: string;
};

/** Everything that is wrong with what was written, in one error. */
export class SourceProblems extends Error {
  readonly problems: readonly SourceProblem[];

  constructor(problems: readonly SourceProblem[]) {
    const lines = problems.map(({ file, where, message }) => `  ${file}: ${where}: ${message}`);
    super(`The collection has ${problems.length} problem(s):\n${lines.join('\n')}`);
    this.name = 'SourceProblems';
    this.problems = problems;
  }
}

/** Calls a reader. What it throws as a problem is noted, and it then gives nothing. */
export type Attempt = <Value>(read: () => Value) => Value[];

/** Lets all readers have their turn, so that every problem is known before any is reported. */
export function collectProblems(): { problems: SourceProblem[]; attempt: Attempt } {
  const problems: SourceProblem[] = [];
  return {
    problems,
    attempt(read) {
      try {
        return [read()];
      } catch (error) {
        if (!(error instanceof SourceProblems)) throw error;
        problems.push(...error.problems);
        return [];
      }
    },
  };
}
