/** A snapshot that cannot be read, or not to its end. */
export class SnapshotError extends Error {
  override readonly name = 'SnapshotError';
  /** The line at fault, counted from 1, where a line is at fault. */
  readonly line: number | undefined;

  constructor(message: string, options: { line?: number; cause?: unknown } = {}) {
    super(message, 'cause' in options ? { cause: options.cause } : {});
    this.line = options.line;
  }
}
