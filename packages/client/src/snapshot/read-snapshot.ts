import { gunzip } from './gunzip.ts';
import { type OpenOptions, openSource, type SnapshotSource } from './open-source.ts';
import { readLines } from './read-lines.ts';
import { SnapshotError } from './snapshot-error.ts';

export type SnapshotOptions = OpenOptions;

/**
 * The records of a snapshot in order: gzipped JSON, one record per line. Nothing is kept, so a file of
 * any size takes little memory and no disk space. Leave the loop to stop reading.
 *
 * Throws a `SnapshotError` if the source cannot be opened, ends early or contains a broken line.
 */
export async function* readSnapshot<Item = unknown>(
  source: SnapshotSource,
  options: SnapshotOptions = {},
): AsyncGenerator<Item, void, undefined> {
  const { signal } = options;
  let line = 0;
  let isEmpty = true;
  try {
    signal?.throwIfAborted();
    const bytes = await gunzip(await openSource(source, options), signal);
    for await (const text of readLines(bytes, signal)) {
      line += 1;
      if (text.trim() === '') continue;
      isEmpty = false;
      yield parseLine(text, line);
    }
  } catch (cause) {
    signal?.throwIfAborted();
    throw cause instanceof SnapshotError ? cause : unreadable(cause, line);
  }
  if (isEmpty) throw new SnapshotError('The snapshot is empty.');
}

function parseLine<Item>(text: string, line: number): Item {
  try {
    return JSON.parse(text) as Item;
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new SnapshotError(`Line ${line} is not valid JSON: ${message}`, { line, cause });
  }
}

function unreadable(cause: unknown, line: number): SnapshotError {
  const message = cause instanceof Error ? cause.message : String(cause);
  const text =
    line === 0
      ? `The snapshot cannot be read: ${message}`
      : `The snapshot breaks off after line ${line}, it is damaged or incomplete: ${message}`;
  return new SnapshotError(text, { cause });
}
