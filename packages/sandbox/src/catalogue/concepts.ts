import type { Collection, Concept } from '../collection.ts';
import { createTextIndex } from '../finding/text-index.ts';

export type ConceptQuery = {
  query?: string | undefined;
  identifierType?: string | undefined;
  ids?: readonly string[] | undefined;
};

export type Concepts = {
  /** In the order of the answer. With `ids`, in the requested order, including duplicates. */
  find(query: ConceptQuery): readonly Concept[];
  one(id: string): Concept | undefined;
};

const weights = { label: 4, others: 2, identifiers: 0 } as const;

export function createConcepts({ concepts }: Collection): Concepts {
  const byId = new Map(concepts.map((concept) => [concept.id, concept]));
  const index = createTextIndex(
    concepts.map(({ label, alternativeLabels = [], identifiers = [] }) => ({
      label,
      others: alternativeLabels.join('\n'),
      identifiers: identifiers.map(({ value }) => value).join('\n'),
    })),
    weights,
    { ids: 'identifiers' },
  );

  return {
    find({ query = '', identifierType, ids }) {
      if (ids) return ids.flatMap((id) => byId.get(id) ?? []);
      const found =
        query.trim() === '' ? undefined : index.search(query, (words) => words - 1).ranked;
      const best = Array.from(found ?? [], (position) => concepts[position] as Concept);
      if (!identifierType) return found ? best : concepts;
      // With a type, the query only ranks: every concept of that type is returned.
      return [...new Set([...best, ...concepts])].filter((one) => hasType(one, identifierType));
    },
    one: (id) => byId.get(id),
  };
}

function hasType({ identifiers = [] }: Concept, type: string): boolean {
  return identifiers.some(({ identifierType }) => identifierType.id === type);
}
