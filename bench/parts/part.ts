import type { Row } from '../results/budgets.ts';

/** How often to measure, for how long to send all attacks, and which of the commands. */
export type Options = {
  runs: number;
  largeRuns: number;
  mixSeconds: number;
  commands: readonly string[];
};

/** Measures, prints its results, and returns the budgets that it can judge. */
export type Part = (folder: string, options: Options) => Promise<Row[]>;
