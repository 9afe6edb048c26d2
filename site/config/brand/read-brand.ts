import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unlessMissing } from '@portal/freshness';
import type { Brand } from '@portal/portal';
import { logoProblems } from '../../pictures/check-logo.ts';
import { typefacesOf } from './brand.ts';
import { type BrandProblem, BrandProblems } from './brand-problems.ts';
import { checkColours } from './check-colours.ts';
import { type FoundTypefaces, findTypefaces } from './typeface-files.ts';

export type ReadBrand = {
  /** The SVG */
  logo: string;
  /** The institution's colours as a style sheet, to be loaded after the engine's */
  colours: string;
  /** Both style sheets, for code that reads the values of tokens */
  tokens: string;
  typefaces: FoundTypefaces;
};

/** Reads everything that makes up a brand, or throws once with every problem. */
export function readBrand(siteDir: string, folder: string, brand: Brand): ReadBrand {
  const read = (file: string) => unlessMissing(() => readFileSync(join(folder, file), 'utf8'));
  const logo = read(brand.logo);
  const defaults = readFileSync(join(siteDir, 'src/css/tokens.css'), 'utf8');
  // A portal that names no such file has the engine's colours.
  const given = brand.tokens === undefined ? '' : (read(brand.tokens) ?? '');
  const { css, problems } = checkColours(given, defaults);
  const typefaces = findTypefaces(folder, typefacesOf(brand));
  const logoFaults =
    logo === undefined ? ['is missing; put the logo there as an SVG'] : logoProblems(logo);
  const all: BrandProblem[] = [
    ...logoFaults.map((fault) => ({ file: brand.logo, line: 1, message: `${fault}.` })),
    ...problems.map((problem) => ({ file: brand.tokens ?? '', ...problem })),
    ...typefaces.problems,
  ];
  if (logo === undefined || all.length > 0) {
    throw new BrandProblems(`The brand in ${folder} cannot be used:`, all);
  }
  return { logo, colours: css, tokens: `${defaults}\n${css}`, typefaces: typefaces.found };
}
