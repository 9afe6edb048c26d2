import { z } from 'zod';
import { identifierTypeLabels } from '../records/labels.ts';
import { checkSource, listSources, readYaml } from './read-source.ts';
import { type Attempt, SourceProblems } from './source-problems.ts';
import { catalogueId } from './work-entry.ts';

const conceptTypes = [
  'Agent',
  'Concept',
  'Genre',
  'Meeting',
  'Organisation',
  'Period',
  'Person',
  'Place',
] as const;

const authorities = Object.keys(identifierTypeLabels) as (keyof typeof identifierTypeLabels)[];

const heading = z.strictObject({
  id: catalogueId.optional(),
  /** Alternative names. */
  also: z.array(z.string().min(1)).optional(),
  /** The broader heading that it is part of. */
  broader: z.string().min(1).optional(),
  /** What it is, in a few words. */
  says: z.string().min(1).optional(),
  /** The authority files that list it. */
  authorities: z.array(z.enum(authorities)).optional(),
  /** A heading that nobody has identified has no id, and is no concept. */
  identified: z.literal(false).optional(),
});

const vocabularyFile = z.strictObject({
  type: z.enum(conceptTypes),
  headings: z.record(z.string().min(1), heading),
});

export type ConceptType = (typeof conceptTypes)[number] | 'Subject';

export type Heading = z.infer<typeof heading> & { type: ConceptType };

/** Headings by group and label. Genres are separate: "Maps" can be both. */
export type Vocabulary = { subjects: Map<string, Heading>; genres: Map<string, Heading> };

export function readVocabulary(root: string, attempt: Attempt): Vocabulary {
  const vocabulary: Vocabulary = { subjects: new Map(), genres: new Map() };
  for (const file of listSources(root, 'vocabulary', '.yaml')) {
    const read = attempt(() => checkSource(vocabularyFile, readYaml(root, file), file));
    for (const { type, headings } of read) {
      const into = type === 'Genre' ? vocabulary.genres : vocabulary.subjects;
      for (const [label, heading] of Object.entries(headings)) {
        attempt(() => describeOnce(into, file, label, { ...heading, type }));
      }
    }
  }
  return vocabulary;
}

function describeOnce(
  into: Map<string, Heading>,
  file: string,
  label: string,
  heading: Heading,
): void {
  if (into.has(label)) {
    throw new SourceProblems([{ file, where: label, message: 'is described twice' }]);
  }
  into.set(label, heading);
}
