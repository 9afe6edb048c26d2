import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createSizedCache } from '@portal/sandbox/memory';

/** The files of a build, by their names in it. Each rejects unless a file has the size in the manifest. */
export type BuildFiles = {
  /** All bytes of a file that is not large. */
  read: (name: string, size: number) => Promise<Buffer<ArrayBuffer>>;
  /** A large file, or a part of a file, as fast as its client takes it. */
  stream: (name: string, size: number, part?: Bounds) => Promise<ReadableStream>;
};

type Bounds = { first: number; last: number };

/**
 * Bytes that are kept, those read last: more than a site of fifty pages has. To read a file takes four
 * steps, each of which waits behind whatever else the process does.
 */
const mostKept = 16_000_000;

export function openBuildFiles(dir: string): BuildFiles {
  const kept = createSizedCache<Buffer<ArrayBuffer>>(mostKept, ({ length }) => length);
  return {
    async read(name, size) {
      const known = kept.get(name);
      if (known) return known;
      const whole = await readWhole(join(dir, name), size);
      kept.set(name, whole);
      return whole;
    },
    async stream(name, size, part) {
      const path = join(dir, name);
      checkSize(path, (await stat(path)).size, size);
      const bounds = part && { start: part.first, end: part.last };
      const stream = createReadStream(path, { highWaterMark: 128 * 1024, ...bounds });
      return Readable.toWeb(stream) as ReadableStream;
    },
  };
}

/** Rejects unless the file has the size in the manifest. */
export async function readWhole(path: string, size: number): Promise<Buffer<ArrayBuffer>> {
  const whole = await readFile(path);
  checkSize(path, whole.length, size);
  return whole;
}

function checkSize(path: string, found: number, expected: number): void {
  if (found !== expected) {
    throw new Error(`${path} has ${found} bytes, but ${expected} in the manifest`);
  }
}
