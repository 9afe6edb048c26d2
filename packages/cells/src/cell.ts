/**
 * The languages of cells, as fences name them. The cells of one language are its track through a
 * tutorial.
 */
export const cellLanguages = ['ts', 'python', 'r'] as const;

export type CellLanguage = (typeof cellLanguages)[number];

/**
 * A piece of a tutorial's code that can be run: a fenced block marked `ts cell`, `python cell
 * solution` or the like.
 */
export type Cell = {
  /**
   * Numbered within the page for each language: "cell-3" in TypeScript, otherwise e.g. "python-3".
   */
  id: string;
  language: CellLanguage;
  /** A step of the tutorial, or the solution of an exercise, collapsed inside `<details>`. */
  kind: 'step' | 'solution';
  /** Of a solution: which exercise it belongs to. Cells of one exercise share their variables. */
  exercise?: number;
  /** Of a cell marked `same`: the TypeScript cell that shows the same numbers. */
  sameAs?: string;
  /** Of a cell marked `varies`: its drawings differ between processors. */
  varies?: true;
  source: string;
  /** The line of the file on which the source begins, from 1. */
  line: number;
};

export function cellsOf(cells: readonly Cell[], language: CellLanguage): Cell[] {
  return cells.filter((cell) => cell.language === language);
}
