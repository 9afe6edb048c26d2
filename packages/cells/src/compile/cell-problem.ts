/** A cell that cannot be run as written, with the position in its own source. */
export class CellProblem extends Error {
  readonly line: number;
  readonly column: number;

  /** @param line from 1 @param column from 1 */
  constructor(message: string, line: number, column: number) {
    super(message);
    this.line = line;
    this.column = column;
  }
}
