import { createHash } from 'node:crypto';
import { access, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export type GeneratedFile = {
  /** The path below the site's root, e.g. "icons/192.png" */
  path: string;
  /** All that the file is made from, as data or as digests */
  inputs: unknown;
  make(): Promise<string | Uint8Array> | string | Uint8Array;
};

/** By path, the digest of the inputs that each file was last made from */
type Digests = Record<string, string>;

export function digest(...contents: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(`${content.length} `).update(content);
  return hash.digest('hex');
}

/**
 * Makes the files whose inputs have changed, and removes those that are no longer listed. In the
 * live preview this runs after every save: an edited title makes one card again, any other edit of
 * a page makes nothing.
 */
export async function writeGenerated(siteDir: string, files: GeneratedFile[]): Promise<void> {
  const folder = join(siteDir, '.generated', 'files');
  const record = join(siteDir, '.generated', 'files.json');
  const kept = await readDigests(record);
  const wanted: Digests = Object.fromEntries(
    files.map(({ path, inputs }) => [path, digest(JSON.stringify(inputs))]),
  );
  const isThere = await Promise.all(files.map(({ path }) => exists(join(folder, path))));
  const isFresh = ({ path }: GeneratedFile, index: number) =>
    isThere[index] && kept[path] === wanted[path];
  const fresh = files.filter(isFresh);
  const stale = files.filter((file, index) => !isFresh(file, index));

  await mkdir(folder, { recursive: true });
  if (stale.length > 0) {
    // A file that is being made has no digest: after an interruption it is made again.
    await writeDigests(record, Object.fromEntries(fresh.map(({ path }) => [path, kept[path]])));
    await Promise.all(
      stale.map(async ({ path, make }) => {
        const target = join(folder, path);
        const body = await make();
        await mkdir(dirname(target), { recursive: true });
        await writeFile(target, body);
      }),
    );
  }
  await removeOthers(folder, wanted);
  if (stale.length > 0) await writeDigests(record, wanted);
}

async function readDigests(record: string): Promise<Digests> {
  const text = await readFile(record, 'utf8').catch(unlessMissing);
  try {
    return text === undefined ? {} : JSON.parse(text);
  } catch (error) {
    // Cut short by an interruption; everything is then made again.
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

function writeDigests(record: string, digests: Record<string, string | undefined>): Promise<void> {
  return writeFile(record, JSON.stringify(digests, null, 2));
}

async function exists(file: string): Promise<boolean> {
  return access(file)
    .then(() => true, unlessMissing)
    .then(Boolean);
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

async function removeOthers(folder: string, wanted: Digests): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const relative = path.slice(folder.length + 1).replaceAll('\\', '/');
    if (entry.isFile() && !(relative in wanted)) await rm(path);
  }
}
