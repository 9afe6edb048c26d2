import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrandProblem, BrandProblems } from './brand-problems';
import { rootAttribute, svgProblems, svgRoot } from './svg-problems';

/** From the name of a plate to its text alternative */
export type PlateTable = Readonly<Record<string, string>>;
/** From the name of a file to its text */
export type PlateFiles = ReadonlyMap<string, string>;

const modes = ['light', 'dark'];
const table = 'brand.plates of portal.ts';

/** The plates of a folder. Throws once with every problem. */
export async function checkedPlates(folder: string, plates: PlateTable = {}): Promise<PlateFiles> {
  const files = await readPlates(folder);
  const problems = plateProblems(plates, files);
  if (problems.length > 0) {
    throw new BrandProblems(
      `Plates in ${folder}:`,
      problems.map((message) => placeOf(message, files)),
    );
  }
  return files;
}

/** A message begins with the name of a file or, if there is none, of a plate in portal.ts. */
function placeOf(message: string, files: PlateFiles): BrandProblem {
  const [first = ''] = message.split(' ');
  return files.has(first)
    ? { file: `brand/plates/${first}`, line: 1, message: message.slice(first.length + 1) }
    : { file: 'portal.ts', mark: first.replace(/\..*$/, ''), message };
}

export async function readPlates(folder: string): Promise<PlateFiles> {
  // File managers leave hidden files such as .DS_Store.
  const names = (await readdir(folder).catch(noFolder))
    .filter((name) => !name.startsWith('.'))
    .sort();
  return new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const),
    ),
  );
}

export function plateProblems(plates: PlateTable, files: PlateFiles): string[] {
  const names = Object.keys(plates);
  const wanted = names.flatMap((name) => modes.map((mode) => `${name}.${mode}.svg`));
  return [
    ...wanted.filter((file) => !files.has(file)).map((file) => `${file} is missing`),
    ...[...files.keys()]
      .filter((file) => !wanted.includes(file))
      .map(
        (file) => `${file} is neither the light nor the dark file of a plate listed in ${table}`,
      ),
    ...names
      .filter((name) => plates[name]?.trim() === '')
      .map((name) => `${name} has no text alternative in ${table}`),
    ...[...files].flatMap(([file, text]) =>
      fileProblems(text).map((problem) => `${file} ${problem}`),
    ),
    ...names
      .filter((name) => new Set(modes.flatMap((mode) => size(files, name, mode))).size > 1)
      .map((name) => `${name} must have the same viewBox, width and height in both modes`),
  ];
}

function fileProblems(text: string): string[] {
  const root = svgRoot(text);
  const isWithoutSize =
    root !== undefined && ['viewBox', 'width', 'height'].some((name) => !rootAttribute(root, name));
  return [
    ...svgProblems(text),
    ...(isWithoutSize ? ['must have a viewBox, a width and a height'] : []),
  ];
}

function size(files: PlateFiles, name: string, mode: string): string[] {
  const root = svgRoot(files.get(`${name}.${mode}.svg`) ?? '');
  return root
    ? [['viewBox', 'width', 'height'].map((key) => rootAttribute(root, key)).join(' ')]
    : [];
}

/** A portal without plates needs no folder for them. */
function noFolder(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
