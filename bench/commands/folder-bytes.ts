import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The bytes of all files in a folder. */
export async function folderBytes(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = files.map(async (file) => (await stat(join(file.parentPath, file.name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
