import { z } from 'zod';
import { checkPicture, type Family } from '../pictures/family.ts';
import { checkSource, readYaml } from './read-source.ts';
import { SourceProblems } from './source-problems.ts';
import { catalogueId, workEntry } from './work-entry.ts';

const plate = workEntry.extend({
  /** What the family's drawer is told. */
  picture: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Fixed ids, where other texts rely on them. */
  image: z
    .strictObject({ id: catalogueId, iiif: z.string().regex(/^[ABLMNSVW]00\d{5}$/) })
    .optional(),
  /** The title of the plate whose work this is another picture of. */
  sameWorkAs: z.string().min(1).optional(),
});

const platesFile = z.strictObject({ place: z.string().min(1).optional(), works: z.array(plate) });

export type Plate = z.infer<typeof plate>;
export type FamilyPlates = { family: Family; place?: string | undefined; plates: Plate[] };

export function readPlates(root: string, family: Family): FamilyPlates {
  const file = `pictures/${family.name}/plates.yaml`;
  const { place, works } = checkSource(platesFile, readYaml(root, file), file);
  const problems = works.flatMap(({ title, picture }) =>
    checkPicture(family.shape, picture).map((message) => ({ file, where: `“${title}”`, message })),
  );
  if (problems.length > 0) throw new SourceProblems(problems);
  return { family, place, plates: works };
}
