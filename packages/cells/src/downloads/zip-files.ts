import { strToU8, zipSync } from 'fflate';
import type { TextFile } from './tutorial.ts';

/** One archive, the same bytes for the same files: all have the earliest date a zip can express. */
export function zipFiles(folder: string, files: readonly TextFile[]): Uint8Array {
  const mtime = new Date(1980, 0, 1);
  const entries = files.map(({ path, text }) => [`${folder}/${path}`, strToU8(text)]);
  return zipSync(Object.fromEntries(entries), { level: 9, mtime });
}
