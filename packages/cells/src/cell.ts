/** A piece of a tutorial's code that runs: a fenced block marked `ts cell` or `ts cell solution`. */
export type Cell = {
  /** Counted through the whole page, e.g. "cell-3". */
  id: string;
  /** A step of the tutorial, or the solution of an exercise, folded away inside `<details>`. */
  kind: 'step' | 'solution';
  /** Of a solution: which exercise it belongs to. Cells of one exercise share their variables. */
  exercise?: number;
  source: string;
  /** Where the first line of the source stands in the file, counted from 1. */
  line: number;
};
