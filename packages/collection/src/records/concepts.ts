import { createHash } from 'node:crypto';
import type { ConceptType, Heading, Vocabulary } from '../read/read-vocabulary.ts';
import { identifier } from './identifier.ts';
import type { Ids } from './ids.ts';
import type { Agent, Contributor, Genre, Identifier, Subject } from './record-types.ts';

/** A heading used by some work, with its entry in the vocabulary. */
export type UsedConcept = {
  id: string;
  label: string;
  type: ConceptType;
  identifiers: Identifier[];
  heading: Partial<Heading>;
};

/** A heading that nobody has looked up yet. */
type Unidentified = Pick<UsedConcept, 'label' | 'type'>;

/** Turns the labels in works into concepts, each with one id wherever it occurs. */
export type Concepts = {
  subject(label: string): Subject;
  genre(label: string): Genre;
  contributors(by: Readonly<Record<string, string>>): Contributor[];
  /** Every concept used so far. */
  used(): UsedConcept[];
};

export function createConcepts({ subjects, genres }: Vocabulary, ids: Ids): Concepts {
  const known = new Map<string, UsedConcept>();

  function use(label: string, type: ConceptType, heading: Partial<Heading> = {}): UsedConcept {
    const key = `${type === 'Genre' ? 'genre' : 'concept'} ${label}`;
    const found = known.get(key);
    if (found) return found;
    const concept = {
      id: ids.catalogue(key, heading.id),
      label,
      type,
      identifiers: identifiersOf(label, type, heading),
      heading,
    };
    known.set(key, concept);
    return concept;
  }

  function useSubject(label: string): UsedConcept | Unidentified {
    const heading = subjects.get(label);
    const type = heading?.type ?? guessType(label);
    return heading?.identified === false ? { label, type } : use(label, type, heading);
  }

  /** No compound is identified before its parts are. */
  function useCompound(label: string, parts: readonly string[]): UsedConcept | Unidentified {
    const isIdentified = parts.every((part) => subjects.get(part)?.identified !== false);
    return isIdentified ? use(label, 'Subject') : { label, type: 'Subject' };
  }

  return {
    subject(label) {
      const parts = label.split(' - ');
      const whole = parts.length > 1 ? useCompound(label, parts) : useSubject(label);
      const concepts = parts.map((part) => {
        const concept = useSubject(part);
        return { ...namesOf(concept), type: concept.type };
      });
      return { ...namesOf(whole), concepts, type: 'Subject' };
    },
    genre(label) {
      const concept = use(label, 'Genre', genres.get(label));
      return { label, concepts: [{ ...namesOf(concept), type: 'Genre' }], type: 'Genre' };
    },
    contributors(by) {
      return Object.entries(by).map(([name, roles], index) => ({
        agent: agentOf(name),
        roles: roles.split(/, */).map((label) => ({ label, type: 'ContributionRole' })),
        primary: index === 0,
        type: 'Contributor',
      }));
    },
    used: () => [...known.values()],
  };

  function agentOf(name: string): Agent {
    const [, label = name, given] =
      /^(.*?)(?: \[(Organisation|Meeting|Agent)\])?$/.exec(name) ?? [];
    const type = (given ?? 'Person') as Agent['type'];
    const heading = subjects.get(label);
    const isNobody = type === 'Agent' && /^(Anonymous|Unknown)/.test(label);
    if (isNobody || heading?.identified === false) return { label, type };
    return { ...namesOf(use(label, type, heading)), type };
  }
}

function namesOf(concept: UsedConcept | Unidentified) {
  if (!('id' in concept)) return { label: concept.label };
  const { id, label, identifiers } = concept;
  return { id, label, identifiers };
}

function guessType(label: string): ConceptType {
  if (/^\d{2}(st|th) century$/.test(label)) return 'Period';
  return /, (active )?\d{4}-(\d{4})?$/.test(label) ? 'Person' : 'Concept';
}

/**
 * Numbers in the form of each authority file, from ranges that none of them has reached: sample data
 * must not make false claims about real numbers.
 */
const numberForms = {
  'lc-subjects': (digits: string) => `sh2099${digits.slice(0, 6)}`,
  'lc-names': (digits: string) => `n2099${digits.slice(0, 6)}`,
  'nlm-mesh': (digits: string) => `D099${digits.slice(0, 6)}`,
  viaf: (digits: string) => `999${digits.slice(0, 15)}`,
  wikidata: (digits: string) => `Q9${digits.slice(0, 10)}`,
};

function identifiersOf(label: string, type: ConceptType, { authorities }: Partial<Heading>) {
  const lot = BigInt(`0x${createHash('sha256').update(`${type} ${label}`).digest('hex')}`);
  const files = authorities ?? (type === 'Person' ? nameFiles(label, Number(lot % 12n)) : []);
  const named = files.flatMap((authority) => {
    const write = numberForms[authority as keyof typeof numberForms];
    return write ? [identifier(authority, write(String(lot).slice(-20)))] : [];
  });
  return named.length > 0 ? named : [identifier('label-derived', label.toLowerCase())];
}

/** People with known dates are mostly in one authority file of names, some in two. */
function nameFiles(label: string, lot: number): ('lc-names' | 'viaf')[] {
  if (!/\d{4}/.test(label) || lot < 3) return [];
  return lot < 8 ? ['lc-names'] : ['lc-names', 'viaf'];
}
