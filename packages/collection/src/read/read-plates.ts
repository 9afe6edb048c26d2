import { z } from 'zod';
import { type FamilyFolder, fileName, fileNameAdvice, listFamilies } from './list-families.ts';
import { checkSource, readYaml } from './read-source.ts';
import type { Attempt, SourceProblem } from './source-problems.ts';
import { catalogueId, workEntry } from './work-entry.ts';

const plate = workEntry.extend({
  /** The picture, beside this file, e.g. "grey-horse.webp". */
  file: z.string({ error: fileNameAdvice }).regex(fileName, fileNameAdvice),
  /** Fixed ids, if other texts rely on them. */
  image: z
    .strictObject({ id: catalogueId, iiif: z.string().regex(/^[ABLMNSVW]00\d{5}$/) })
    .optional(),
  /** The title of another plate, if this is a further picture of the same work. */
  sameWorkAs: z.string().min(1).optional(),
});

const platesFile = z.strictObject({ place: z.string().min(1).optional(), works: z.array(plate) });

export type Plate = z.infer<typeof plate>;
export type FamilyPlates = {
  /** The name of its folder, e.g. "star-charts". */
  family: string;
  place?: string | undefined;
  plates: Plate[];
};

/** The entries for all pictures, and what is wrong with them or with their files. */
export function readPlates(
  root: string,
  attempt: Attempt,
): { pictures: FamilyPlates[]; files: string[]; problems: SourceProblem[] } {
  const { folders, strays } = listFamilies(root);
  const problems = [...strays];
  const pictures = folders.flatMap((folder) => {
    problems.push(...folder.problems);
    if (!folder.hasPlates) return [];
    const file = `pictures/${folder.family}/plates.yaml`;
    return attempt(() => readYaml(root, file)).flatMap((value) => {
      problems.push(...compareFiles(file, value, folder));
      return attempt(() => checkSource(platesFile, value, file)).map(({ place, works }) => {
        problems.push(...checkSameWorks(file, works));
        return { family: folder.family, place, plates: works };
      });
    });
  });
  const files = folders.flatMap(({ family, openable }) =>
    openable.map((name) => `${family}/${name}`),
  );
  return { pictures, files, problems };
}

/** Whether each entry has a file and each file an entry, even if entries have other problems. */
function compareFiles(file: string, value: unknown, folder: FamilyFolder): SourceProblem[] {
  const entries = namedFiles(value);
  const owners = new Map<string, string>();
  const wrong = entries.flatMap(({ title, name }): SourceProblem[] => {
    const where = `“${title}” file`;
    const owner = owners.get(name);
    if (owner !== undefined) {
      const message = `${name} already belongs to “${owner}”: each entry needs its own file`;
      return [{ file, where, message }];
    }
    owners.set(name, title);
    if (folder.names.has(name) || !fileName.test(name)) return [];
    const message = `there is no ${name} in pictures/${folder.family}: add it, or remove the entry`;
    return [{ file, where, message }];
  });
  const unnamed = folder.files
    .filter((name) => !owners.has(name))
    .map((name) => ({
      file: `pictures/${folder.family}/${name}`,
      message: 'has no entry: add one to plates.yaml, or remove the file',
    }));
  return [...wrong, ...unnamed];
}

function namedFiles(value: unknown): { title: string; name: string }[] {
  const works = (value as { works?: unknown } | undefined)?.works;
  return (Array.isArray(works) ? works : []).flatMap((entry: unknown, index) => {
    const { title, file } = (entry ?? {}) as { title?: unknown; file?: unknown };
    if (typeof file !== 'string') return [];
    return [{ title: typeof title === 'string' ? title : `entry ${index + 1}`, name: file }];
  });
}

function checkSameWorks(file: string, plates: readonly Plate[]): SourceProblem[] {
  const leading = new Set(plates.filter(({ sameWorkAs }) => !sameWorkAs).map(({ title }) => title));
  return plates
    .filter(({ sameWorkAs }) => sameWorkAs && !leading.has(sameWorkAs))
    .map(({ title, sameWorkAs }) => ({
      file,
      where: `“${title}” sameWorkAs`,
      message: `there is no “${sameWorkAs}” in this file that has its own work`,
    }));
}
