/** What a cell has shown, as plain data: it can be written as JSON and sent between threads. */
export type Output =
  | TextOutput
  | TableOutput
  | SvgOutput
  | ImagesOutput
  | ProgressOutput
  | LogOutput
  | ErrorOutput;

export type TextOutput = { kind: 'text'; text: string; note?: string };

export type TableOutput = {
  kind: 'table';
  caption?: string;
  columns: { label: string; isNumeric: boolean }[];
  rows: string[][];
  /** Says what was left out, if anything was. */
  note?: string;
};

export type SvgOutput = {
  kind: 'svg';
  title: string;
  description?: string;
  /** Its ids begin with `idMark`, which each page replaces by its own prefix. */
  svg: string;
  /** Which colour means what. */
  legend?: { label: string; colour: string }[];
  /** A scale of colours: another drawing. */
  ramp?: string;
  note?: string;
};

export type ImagesOutput = { kind: 'images'; items: ImageItem[]; note?: string };

export type ImageItem = { url: string; label: string; href?: string };

export type ProgressOutput = { kind: 'progress'; done: number; total: number; label: string };

export type LogOutput = { kind: 'log'; level: 'log' | 'warn' | 'error'; text: string };

export type ErrorOutput = {
  kind: 'error';
  /** In plain words, without a stack. */
  message: string;
  /** The cell whose source failed: another than the one that ran, if it called a function of it. */
  cell: string;
  /** In the cell's own source, from 1; absent where the place is not known. */
  line?: number;
  column?: number;
  /** Where the cell that ran called what failed in another cell. */
  calledFrom?: { cell: string; line: number };
};

/** What a cell shows, as it shows it. The same index again: what was shown there is replaced. */
export type DisplayEvent = { cell: string; index: number; output: Output };

/** Stands before every id in an SVG until it is put into a page. */
export const idMark = '__cell__';
