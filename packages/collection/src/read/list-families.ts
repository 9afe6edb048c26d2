import { type Dirent, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isLitter } from '@portal/freshness';
import type { SourceProblem } from './source-problems.ts';

/** The contents of a folder below `pictures/`, and what should not be there. */
export type FamilyFolder = {
  /** Its name, e.g. "star-charts". */
  family: string;
  hasPlates: boolean;
  /** The pictures, e.g. "comet-over-leith.webp". */
  files: string[];
  /** Those that are small enough to open. */
  openable: string[];
  /** Everything in the folder, of any kind. */
  names: ReadonlySet<string>;
  problems: SourceProblem[];
};

/** A picture of 3,000 pixels is smaller than this at any sensible quality. */
const mostBytes = 5_000_000;

export const fileName = /^[a-z0-9][a-z0-9-]*\.webp$/;
export const fileNameAdvice =
  'must be a plain file name of lower-case letters, digits and hyphens, such as grey-horse.webp';

const platesName = 'plates.yaml';

/** The families of pictures, in name order: each is a folder of files beside its `plates.yaml`. */
export function listFamilies(root: string): { folders: FamilyFolder[]; strays: SourceProblem[] } {
  const entries = existsSync(join(root, 'pictures')) ? list(root, 'pictures') : [];
  const strays = entries
    .filter((entry) => !entry.isDirectory())
    .map(({ name }) => ({
      file: `pictures/${name}`,
      message: 'is not in the folder of a family: move it into one',
    }));
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => readFolder(root, name));
  return { folders, strays };
}

function readFolder(root: string, family: string): FamilyFolder {
  const folder = `pictures/${family}`;
  const entries = list(root, folder);
  const hasPlates = entries.some((entry) => entry.isFile() && entry.name === platesName);
  const files = entries
    .filter((entry) => entry.isFile() && fileName.test(entry.name))
    .map(({ name }) => ({ name, bytes: statSync(join(root, folder, name)).size }));
  const problems = entries.flatMap((entry) => {
    const message = kindProblem(entry);
    return message ? [{ file: `${folder}/${entry.name}`, message }] : [];
  });
  const large = files.filter(({ bytes }) => bytes > mostBytes);
  problems.push(
    ...large.map(({ name, bytes }) => ({ file: `${folder}/${name}`, message: tooLarge(bytes) })),
  );
  if (!hasPlates) {
    const message = `has no ${platesName}: add one that names each picture`;
    problems.push({ file: folder, message });
  }
  return {
    family,
    hasPlates,
    files: files.map(({ name }) => name),
    openable: files.filter((file) => !large.includes(file)).map(({ name }) => name),
    names: new Set(entries.map(({ name }) => name)),
    problems,
  };
}

function kindProblem(entry: Dirent): string | undefined {
  const { name } = entry;
  if (entry.isDirectory()) {
    return 'is not allowed here: pictures go directly into the folder of a family';
  }
  if (entry.isSymbolicLink()) return 'is a symbolic link: put the file itself here';
  if (!entry.isFile()) return 'is not a file';
  if (name === platesName) return undefined;
  if (!/\.webp$/i.test(name)) {
    return `is neither ${platesName} nor a picture: pictures are WebP and end in .webp`;
  }
  return fileName.test(name) ? undefined : fileNameAdvice;
}

function tooLarge(bytes: number): string {
  const size = `${(bytes / 1e6).toFixed(1)} MB`;
  return `is over the limit of ${mostBytes / 1e6} MB (${size}): save it smaller`;
}

function list(root: string, folder: string): Dirent[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !isLitter(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
