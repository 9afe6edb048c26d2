import { hash } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The digest of every file of a collection, by path. */
type Digests = Readonly<Record<string, string>>;

const advice = 'Make it again with: npm run collection';

// The number of files open at once.
const lanes = 16;

/**
 * Rejects with a one-line message unless the collection is complete, so that no sandbox serves half of
 * it. Records and texts must match their digests. Pictures are many times as large: only their headers
 * are read, which give the expected length of the file.
 */
export async function checkCollection(folder: string): Promise<void> {
  const files = await readDigests(folder);
  const problems: string[] = [];
  const waiting = Object.entries(files).values();
  const lane = async (): Promise<void> => {
    for (const [path, digest] of waiting) {
      const problem = await findProblem(folder, path, digest);
      if (problem !== undefined) problems.push(problem);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  const [first, ...others] = problems.sort();
  if (first !== undefined) {
    throw damaged(folder, others.length === 0 ? first : `${first}, and ${others.length} more`);
  }
}

async function readDigests(folder: string): Promise<Digests> {
  const json = await readFile(join(folder, 'manifest.json'), 'utf8').catch((cause: unknown) => {
    throw new Error(`There is no collection in ${folder}. Make it with: npm run collection`, {
      cause,
    });
  });
  const files = parseFiles(folder, json);
  if (!isDigests(files) || !('records/works.json' in files)) {
    throw damaged(folder, 'manifest.json does not list its files');
  }
  return files;
}

function parseFiles(folder: string, json: string): unknown {
  try {
    return JSON.parse(json)?.files;
  } catch (cause) {
    throw damaged(folder, 'manifest.json is not JSON', cause);
  }
}

function isDigests(value: unknown): value is Digests {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((digest) => typeof digest === 'string')
  );
}

function damaged(folder: string, what: string, cause?: unknown): Error {
  return new Error(`The collection in ${folder} is damaged: ${what}. ${advice}`, { cause });
}

async function findProblem(
  folder: string,
  path: string,
  digest: string,
): Promise<string | undefined> {
  try {
    const whole = path.endsWith('.webp')
      ? await isWholeWebp(join(folder, path))
      : hash('sha256', await readFile(join(folder, path))) === digest;
    return whole ? undefined : `${path} has changed since it was made`;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return code === 'ENOENT' ? `${path} is missing` : `${path} cannot be read (${code ?? message})`;
  }
}

/** Whether a file begins like WebP and is as long as its header states. */
async function isWholeWebp(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read(Buffer.alloc(12), 0, 12, 0);
    if (bytesRead < 12 || buffer.toString('latin1', 8) !== 'WEBP') return false;
    return buffer.toString('latin1', 0, 4) === 'RIFF' && buffer.readUInt32LE(4) + 8 === size;
  } finally {
    await file.close();
  }
}
