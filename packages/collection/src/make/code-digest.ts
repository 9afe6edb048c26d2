import { join } from 'node:path';
import { digest, digestFiles } from '@portal/freshness';
import sharp from 'sharp';
import packageFile from '../../package.json' with { type: 'json' };

/** The code behind what is kept: modules below `src`, and packages by name. */
export type Work = { code: readonly string[]; packages: RegExp };

export const measuring: Work = { code: ['pictures', 'random'], packages: /^ml-matrix$/ };

export const typesetting: Work = {
  code: ['typeset', 'random', 'make/make-books.ts'],
  packages: /^(fontkit$|@fontsource\/)/,
};

/** Changes when the same source may produce a different result. */
export function digestCode(
  { code, packages }: Work,
  releases: Readonly<Record<string, string>> = packageFile.dependencies,
): string {
  const used = Object.entries(releases).filter(([name]) => packages.test(name));
  return digest(
    digestFiles(join(import.meta.dirname, '..'), code),
    JSON.stringify([sharp.versions, used]),
  );
}
