import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Typeface, TypefaceUse } from '@portal/portal';
import { openFont } from '../../pictures/typeface.ts';
import type { BrandProblem } from './brand-problems.ts';

export type FoundTypeface = Typeface & { path: string; contents: Uint8Array };
export type FoundTypefaces = Record<TypefaceUse, FoundTypeface>;

/** Reads the files of typefaces, each from the portal's folder or else from a package. */
export function findTypefaces(
  folder: string,
  typefaces: Readonly<Record<TypefaceUse, Typeface>>,
): { found: FoundTypefaces; problems: BrandProblem[] } {
  const problems: BrandProblem[] = [];
  const find = (use: TypefaceUse): FoundTypeface => {
    const typeface = typefaces[use];
    const path = findFile(folder, typeface.file);
    const contents = path ? readFileSync(path) : new Uint8Array();
    const problem = path
      ? fontProblem(contents, typeface)
      : `is neither in ${folder} nor in an installed package; add it there, or install its package.`;
    if (problem) {
      const message = `typefaces.${use}: ${typeface.file} ${problem}`;
      problems.push({ file: 'portal.ts', mark: typeface.file, message });
    }
    return { ...typeface, path: path ?? '', contents };
  };
  return { found: { heading: find('heading'), text: find('text'), code: find('code') }, problems };
}

function findFile(folder: string, file: string): string | undefined {
  const own = join(folder, file);
  if (existsSync(own)) return own;
  try {
    return createRequire(join(folder, 'package.json')).resolve(file);
  } catch {
    return undefined;
  }
}

function fontProblem(contents: Uint8Array, { weights }: Typeface): string | undefined {
  try {
    const font = openFont(contents);
    if (font.type !== 'WOFF2') return 'must be a WOFF2 font; convert it first.';
    // A truncated file is only detected when the first letter is read.
    font.layout('a');
    return weights.includes(' ') && !font.variationAxes.wght
      ? `has one weight; write that in "weights" instead of "${weights}".`
      : undefined;
  } catch (error) {
    return `cannot be read as a WOFF2 font (${(error as Error).message}).`;
  }
}
