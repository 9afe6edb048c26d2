import type { UsedConcept } from './concepts.ts';
import { displayName, otherNames } from './display-name.ts';
import type { Concept, FullWork, Image, RelatedConcept } from './record-types.ts';

type Counts = Map<string, number>;

/** Which concepts occur in the same works, and how often. */
type Companions = { subjects: Map<string, Counts>; people: Map<string, Counts> };

/** The concepts as returned by the API, each with its related ones. */
export function relateConcepts(
  used: readonly UsedConcept[],
  works: readonly FullWork[],
  images: readonly Image[],
): Concept[] {
  const byId = new Map(used.map((concept) => [concept.id, concept]));
  const byLabel = new Map(
    used.filter(({ type }) => type !== 'Genre').map((one) => [one.label, one]),
  );
  const companions = countCompanions(works);
  const pictures = firstPictures(images);

  function nearest(counts: Counts | undefined, limit: number): RelatedConcept[] {
    return [...(counts ?? [])]
      .filter(([, count]) => count > 1)
      .sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1))
      .slice(0, limit)
      .flatMap(([id]) => inShort(byId.get(id)));
  }

  return used.map(({ id, label, type, identifiers, heading }) => {
    const subjects = nearest(companions.subjects.get(id), 5);
    const people = nearest(companions.people.get(id), 3);
    const isAgent = ['Person', 'Organisation', 'Meeting', 'Agent'].includes(type);
    return {
      id,
      identifiers,
      label,
      displayLabel: type === 'Person' ? displayName(label) : label,
      alternativeLabels: heading.also ?? (type === 'Person' ? otherNames(label) : []),
      ...(heading.says && { description: { text: heading.says } }),
      type,
      relatedConcepts: {
        relatedTo: [],
        fieldsOfWork: isAgent ? subjects : [],
        narrowerThan: inShort(heading.broader ? byLabel.get(heading.broader) : undefined),
        broaderThan: used.filter((one) => one.heading.broader === label).flatMap(inShort),
        people: isAgent ? [] : people,
        frequentCollaborators: isAgent ? people : [],
        relatedTopics: isAgent ? [] : subjects,
        foundedBy: [],
      },
      sameAs: [],
      displayImages: pictures.get(id) ?? [],
    };
  });
}

function inShort(concept: UsedConcept | undefined): RelatedConcept[] {
  if (!concept) return [];
  return [{ label: concept.label, id: concept.id, conceptType: concept.type }];
}

function countCompanions(works: readonly FullWork[]): Companions {
  const companions: Companions = { subjects: new Map(), people: new Map() };
  for (const { subjects, contributors, genres } of works) {
    const topics = subjects.flatMap(({ id }) => id ?? []);
    const makers = contributors.flatMap(({ agent }) => agent.id ?? []);
    const kinds = genres.flatMap(({ concepts }) => concepts[0]?.id ?? []);
    for (const id of [...topics, ...makers, ...kinds]) {
      addAll(companions.subjects, id, topics);
      addAll(companions.people, id, makers);
    }
  }
  return companions;
}

function addAll(into: Map<string, Counts>, id: string, others: readonly string[]): void {
  const counts = into.get(id) ?? new Map<string, number>();
  into.set(id, counts);
  for (const other of others) if (other !== id) counts.set(other, (counts.get(other) ?? 0) + 1);
}

/** Up to two pictures to represent each subject. */
function firstPictures(images: readonly Image[]): Map<string, NonNullable<Image['locations']>> {
  const pictures = new Map<string, NonNullable<Image['locations']>>();
  for (const { source, locations } of images) {
    for (const { id } of source?.subjects ?? []) {
      if (id === undefined) continue;
      const known = pictures.get(id) ?? [];
      if (known.length < 2) pictures.set(id, [...known, ...(locations ?? [])]);
    }
  }
  return pictures;
}
