/** Something wrong in a file of a portal's folder, e.g. line 3 of brand/tokens.css. */
export type BrandProblem = {
  file: string;
  /** From 1; unknown in portal.ts */
  line?: number | undefined;
  /** What is at the place in portal.ts */
  mark?: string;
  message: string;
};

/** A brand that cannot be used, with everything that is wrong with it. */
export class BrandProblems extends Error {
  readonly problems: readonly BrandProblem[];

  constructor(heading: string, problems: readonly BrandProblem[]) {
    const lines = problems.map(
      ({ file, line, message }) => `  ${file}${line === undefined ? '' : `:${line}`} ${message}`,
    );
    super([heading, ...lines].join('\n'));
    this.problems = problems;
  }
}
