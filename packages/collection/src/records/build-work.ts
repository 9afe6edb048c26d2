import { seededRandom } from '../random/seeded-random.ts';
import type { WorkEntry } from '../read/work-entry.ts';
import type { Concepts } from './concepts.ts';
import { availabilities } from './holdings/availabilities.ts';
import { holdings } from './holdings/holdings.ts';
import { makeItems } from './holdings/items.ts';
import { identifier } from './identifier.ts';
import type { Ids } from './ids.ts';
import { formatLabels, languageLabels, noteTypeLabels } from './labels.ts';
import { parseDate } from './parse-date.ts';
import { physicalDescription } from './physical-description.ts';
import { production } from './production.ts';
import type { FullWork, Note } from './record-types.ts';

/** What the works of a collection are built with. */
export type Workshop = {
  ids: Ids;
  concepts: Concepts;
  /** Whom the digital copies credit. */
  credit?: string | undefined;
};

/** The record of an entry, before its relations to other works are known. */
export function buildWork(
  entry: WorkEntry,
  key: string,
  { ids, concepts }: Workshop,
  usualPlace?: string,
): FullWork {
  const id = ids.catalogue(`work ${key}`, entry.id);
  const random = seededRandom(`work ${key}`);
  const year = firstYear(entry);
  const items = makeItems(entry, { key, ids, random, year });
  const held = holdings(entry.holdings ?? [], key);
  const physical = physicalDescription(entry, random);
  return {
    id,
    title: entry.title,
    alternativeTitles: entry.alternativeTitles ?? [],
    ...(entry.description && { description: entry.description }),
    ...(physical && { physicalDescription: physical }),
    workType: { id: entry.format, label: formatLabels[entry.format], type: 'Format' },
    ...(entry.lettering && { lettering: entry.lettering }),
    ...createdDate(entry, random.chance(0.25)),
    contributors: concepts.contributors(entry.by ?? {}),
    identifiers: workIdentifiers(entry, key, ids, year),
    subjects: entry.subjects.map((label) => concepts.subject(label)),
    genres: (entry.genres ?? []).map((label) => concepts.genre(label)),
    items,
    holdings: held,
    availabilities: availabilities(items, held),
    production: production(entry, usualPlace),
    languages: languagesOf(entry).map((id) => ({
      id,
      label: languageLabels[id],
      type: 'Language',
    })),
    ...(entry.edition && { edition: entry.edition }),
    notes: noteList(entry.notes ?? {}),
    ...(entry.duration && { duration: entry.duration }),
    ...(entry.frequency && { currentFrequency: entry.frequency }),
    formerFrequency: entry.formerFrequency ?? [],
    designation: entry.designation ?? [],
    images: [],
    parts: [],
    partOf: [],
    precededBy: [],
    succeededBy: [],
    type: 'Work',
  };
}

export function noteList(notes: NonNullable<WorkEntry['notes']>): Note[] {
  return Object.entries(notes).map(([id, contents]) => ({
    contents: contents ?? [],
    noteType: { id, label: noteTypeLabels[id as keyof typeof noteTypeLabels], type: 'NoteType' },
    type: 'Note',
  }));
}

export function firstYear({ date }: Pick<WorkEntry, 'date'>): number | undefined {
  const [first] = [date ?? []].flat();
  const from = first === undefined ? undefined : parseDate(first)?.[0];
  return from === undefined ? undefined : Number(from.slice(0, 4));
}

const wordless: readonly WorkEntry['format'][] = ['k', 'r', 'q', 'n'];

function languagesOf({ languages, format }: WorkEntry): NonNullable<WorkEntry['languages']> {
  return languages ?? (wordless.includes(format) ? [] : ['eng']);
}

/** Manuscripts have a creation date besides their production; other works only sometimes do. */
function createdDate(
  { format, date }: WorkEntry,
  sometimes: boolean,
): Pick<FullWork, 'createdDate'> {
  const [label] = [date ?? []].flat();
  if (label === undefined) return {};
  const dated = ['b', 'h', 'x', 'hdig'].includes(format) || (format === 'r' && sometimes);
  return dated ? { createdDate: { label, type: 'Period' } } : {};
}

function workIdentifiers({ format }: WorkEntry, key: string, ids: Ids, year = 0) {
  const number = ids.system('b', key);
  const random = seededRandom(`identifiers ${key}`);
  const digits = (count: number): string =>
    Array.from({ length: count }, () => Math.floor(random.next() * 10)).join('');
  return [
    identifier('sierra-system-number', number),
    identifier('sierra-identifier', number.slice(1, -1)),
    // 979-9 and 8999 are ranges that no agency has assigned.
    ...(['a', 'v'].includes(format) && year >= 1970
      ? [identifier('isbn', `9799${digits(9)}`)]
      : []),
    ...(['d', 'j'].includes(format) ? [identifier('issn', `8999-${digits(4)}`)] : []),
    ...(format === 'k' ? [identifier('iconographic-number', `${digits(5)}i`)] : []),
  ];
}
