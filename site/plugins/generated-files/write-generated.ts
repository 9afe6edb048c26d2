import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export type GeneratedFile = {
  /** The path below the site's root, e.g. "icons/192.png" */
  path: string;
  body: string | Uint8Array;
};

/** Writes what has changed, so that the development server does not see needless changes. */
export async function writeGenerated(siteDir: string, files: GeneratedFile[]): Promise<void> {
  const folder = join(siteDir, '.generated', 'files');
  for (const { path, body } of files) {
    const target = join(folder, path);
    if (await holds(target, body)) continue;
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, body);
  }
  await removeOthers(folder, new Set(files.map(({ path }) => path)));
}

async function holds(target: string, body: string | Uint8Array): Promise<boolean> {
  const found = await readFile(target).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return found?.equals(Buffer.from(body)) ?? false;
}

async function removeOthers(folder: string, wanted: Set<string>): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const relative = path.slice(folder.length + 1).replaceAll('\\', '/');
    if (entry.isFile() && !wanted.has(relative)) await rm(path);
  }
}
