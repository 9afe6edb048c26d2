export type SourceProblem = {
  /** Relative to the collection, e.g. "works/cats-and-dogs.yaml". */
  file: string;
  /** Which record, e.g. `“Cats of the infirmary”`; omitted for the file or folder itself. */
  where?: string;
  message: string;
};

/** Everything that is wrong with the sources, in one error. */
export class SourceProblems extends Error {
  readonly problems: readonly SourceProblem[];

  constructor(problems: readonly SourceProblem[]) {
    const lines = problems.map(({ file, where, message }) =>
      [`  ${file}`, ...(where ? [where] : []), message].join(': '),
    );
    super(`The collection has ${problems.length} problem(s):\n${lines.join('\n')}`);
    this.name = 'SourceProblems';
    this.problems = problems;
  }
}

/** Calls a reader. If it throws `SourceProblems`, they are recorded and the result is empty. */
export type Attempt = <Value>(read: () => Value) => Value[];

/** Lets every reader run, so that all problems are known before any is reported. */
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
