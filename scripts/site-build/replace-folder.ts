import { existsSync, renameSync, rmSync } from 'node:fs';

/**
 * Replaces a folder with one that is made beside it, and only when that is complete: a server may be
 * reading the old one, and if the new one fails, the old one stays.
 * @param make fills the folder it is given, which does not exist yet
 */
export async function replaceFolder(
  folder: string,
  make: (next: string) => Promise<void>,
): Promise<void> {
  const next = `${folder}-next`;
  const old = `${folder}-old`;
  restore();
  rmSync(next, { recursive: true, force: true });
  try {
    await make(next);
    // Folders cannot be swapped in one step. No signal is handled between these two.
    if (existsSync(folder)) renameSync(folder, old);
    renameSync(next, folder);
  } catch (error) {
    // What a failed build leaves is useless, and takes up space that may have run out.
    rmSync(next, { recursive: true, force: true });
    throw error;
  } finally {
    restore();
  }

  /** If there is no new one, the old one is put back, and otherwise removed. */
  function restore(): void {
    if (!existsSync(old)) return;
    if (existsSync(folder)) rmSync(old, { recursive: true, force: true });
    else renameSync(old, folder);
  }
}
