/** A snapshot that cannot be read, or not to the end. */
export class SnapshotError extends Error {
  override readonly name = 'SnapshotError';
  /** The broken line, counted from 1, if there is one. */
  readonly line: number | undefined;

  constructor(message: string, options: { line?: number; cause?: unknown } = {}) {
    super(message, 'cause' in options ? { cause: options.cause } : {});
    this.line = options.line;
  }
}
