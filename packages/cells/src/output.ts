/** The output of a cell, as plain data: it can be written as JSON and sent between threads. */
export type Output =
  | TextOutput
  | TableOutput
  | SvgOutput
  | ImagesOutput
  | ProgressOutput
  | LogOutput
  | ErrorOutput;

export type TextOutput = { kind: 'text'; text: string };

export type TableOutput = {
  kind: 'table';
  caption?: string;
  columns: { label: string; isNumeric: boolean }[];
  rows: string[][];
  /** Describes what was left out, if anything was. */
  note?: string;
};

export type SvgOutput = {
  kind: 'svg';
  title: string;
  description?: string;
  /** Its ids begin with `idMark`, which each page replaces with its own prefix. */
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
  /**
   * The cell whose source failed: a different one from the cell that ran, if that called one of its
   * functions.
   */
  cell: string;
  /** In the cell's own source, from 1; absent if the position is not known. */
  line?: number;
  column?: number;
  /** Where the cell that ran called what failed in another cell. */
  calledFrom?: { cell: string; line: number };
};

/** The outputs of a cell, as it shows them. The same index again replaces what was shown there. */
export type DisplayEvent = { cell: string; index: number; output: Output };

/** The prefix of every id in an SVG until it is put into a page. */
export const idMark = '__cell__';
