import { describe, expect, it } from 'vitest';
import type { Collection, Concept } from '../collection.ts';
import { createConcepts } from './concepts.ts';

function concept(id: string, label: string, alternatives: string[], types: string[]): Concept {
  const identifiers = types.map((type) => ({
    identifierType: { id: type, label: type, type: 'IdentifierType' },
    value: `${type}-${id}`,
    type: 'Identifier',
  }));
  const given = { id, label, alternativeLabels: alternatives, identifiers };
  return given as Partial<Concept> as Concept;
}

const concepts = createConcepts({
  concepts: [
    concept('a', 'Herbs', [], ['names', 'subjects']),
    concept('b', 'Horses', ['Equus caballus'], ['subjects']),
    concept('c', 'Herbs for horses', [], ['names']),
    { id: 'd', label: 'Tapestries' } as Partial<Concept> as Concept,
  ],
} as Partial<Collection> as Collection);

describe('concepts are found', () => {
  it.each([
    ['all of them, in their order', {}, 'abcd'],
    ['all of them by a blank query', { query: ' ' }, 'abcd'],
    ['by any of the words, those with both first', { query: 'horse herb' }, 'cab'],
    ['by another label', { query: 'caballus' }, 'b'],
    ['by an identifier', { query: 'names-c' }, 'c'],
    ['not without a match', { query: 'zebra' }, ''],
    ['by one of several types of identifiers', { identifierType: 'subjects' }, 'ab'],
    ['by type, while a query only ranks', { identifierType: 'names', query: 'horses' }, 'ca'],
    ['by ids in any order, repeated ones too', { ids: ['c', 'x', 'a', 'c'] }, 'cac'],
    ['not by an empty list of ids', { ids: [] }, ''],
  ])('%s', (_, query, want) => {
    const found = concepts.find(query).map(({ id }) => id);
    expect(found).toEqual([...want]);
  });

  it('one by its id', () => {
    expect([concepts.one('b')?.label, concepts.one('x')]).toEqual(['Horses', undefined]);
  });
});
