import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { digest } from './write-generated';

/** The modules that draw, and the versions of the packages they draw with. */
export const drawingSources = [
  'config/read-tokens.ts',
  'config/result-picture.ts',
  'config/social-card-path.ts',
  'package.json',
  'pictures',
  'plugins/generated-files',
];

/**
 * One digest of the code that makes the generated files: a change to it makes all of them again.
 * Taken once at the start, because an edit does not reach code that is already running.
 */
export async function digestDrawingCode(siteDir: string): Promise<string> {
  const files = await Promise.all(drawingSources.map((source) => sourceFiles(siteDir, source)));
  const contents = files
    .flat()
    .sort()
    .map((file) => readFile(join(siteDir, file)));
  return digest(...(await Promise.all(contents)));
}

async function sourceFiles(siteDir: string, source: string): Promise<string[]> {
  if (/\.\w+$/.test(source)) return [source];
  const names = await readdir(join(siteDir, source));
  return names.filter((name) => !name.includes('.test.')).map((name) => `${source}/${name}`);
}
