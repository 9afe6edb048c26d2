import type { Work } from '../collection.ts';

/** How much a word counts, by the field it is in. */
export const workWeights = {
  title: 8,
  otherTitles: 5,
  contributors: 4,
  headings: 4,
  ids: 20,
  above: 2,
  production: 1.5,
  description: 1.5,
  rest: 1,
} as const;

/** An identifier, or the beginning of a title, is enough to find a work. */
export const strongWorkFields = { ids: 'ids', title: 'title' } as const;

export type WorkTexts = Record<keyof typeof workWeights, string>;

export function workTexts(work: Work): WorkTexts {
  const { title = '', alternativeTitles = [], contributors = [], subjects = [] } = work;
  const { genres = [], production = [], notes = [], languages = [] } = work;
  return {
    title,
    otherTitles: join(alternativeTitles),
    contributors: join(contributors.map(({ agent }) => agent.label)),
    headings: join([
      ...subjects.flatMap(({ concepts }) => concepts.map(({ label }) => label)),
      ...genres.flatMap(({ concepts }) => concepts.map(({ label }) => label)),
    ]),
    ids: join(idsOf(work)),
    above: join(titlesAbove(work)),
    production: join(production.map(({ label }) => label)),
    description: work.description ?? '',
    rest: join([
      work.edition,
      work.lettering,
      work.physicalDescription,
      ...languages.map(({ label }) => label),
      ...notes.flatMap(({ contents }) => contents),
    ]),
  };
}

function idsOf({ id, identifiers = [], items = [], images = [], referenceNumber }: Work) {
  return [
    id,
    referenceNumber,
    ...identifiers.map(({ value }) => value),
    ...items.flatMap((item) => [
      item.id,
      ...(item.identifiers ?? []).map(({ value }) => value),
      ...item.locations.map((place) => ('shelfmark' in place ? place.shelfmark : undefined)),
    ]),
    ...images.map((image) => image.id),
  ];
}

function titlesAbove({ partOf = [] }: Pick<Work, 'partOf'>): string[] {
  return partOf.flatMap((above) => [above.title, ...titlesAbove(above)]);
}

function join(texts: readonly (string | undefined)[]): string {
  return texts.filter(Boolean).join('\n');
}
