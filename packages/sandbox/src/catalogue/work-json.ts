import type { Work } from '../collection.ts';

/** In the order in which the services write them. */
const keys = [
  ...['id', 'title', 'alternativeTitles', 'referenceNumber', 'description'],
  ...['physicalDescription', 'workType', 'lettering', 'createdDate', 'contributors'],
  ...['identifiers', 'subjects', 'genres', 'thumbnail', 'items', 'holdings', 'availabilities'],
  ...['production', 'languages', 'edition', 'notes', 'duration', 'currentFrequency'],
  ...['formerFrequency', 'designation', 'images', 'parts', 'partOf', 'precededBy', 'succeededBy'],
  ...['type'],
] as (keyof Work)[];

const includable = new Set<keyof Work>([
  ...(['identifiers', 'items', 'holdings', 'subjects', 'genres', 'contributors'] as const),
  ...(['production', 'languages', 'notes', 'formerFrequency', 'designation', 'images'] as const),
  ...(['parts', 'partOf', 'precededBy', 'succeededBy'] as const),
]);

/** Each part of a work as JSON text, with and without the identifiers inside. */
type WorkParts = Record<'full' | 'bare', Partial<Record<keyof Work, string>>>;

/** Serialises works. The parts of each are serialised once and only joined after that. */
export function createWorkPrinter(): (work: Work, include: readonly string[]) => string {
  const known = new WeakMap<Work, WorkParts>();

  return (work, include) => {
    let parts = known.get(work);
    if (!parts) {
      parts = cutWork(work);
      known.set(work, parts);
    }
    const chosen = parts[include.includes('identifiers') ? 'full' : 'bare'];
    let printed = '';
    for (const key of keys) {
      const text = chosen[key];
      if (text === undefined || (includable.has(key) && !include.includes(key))) continue;
      printed += printed === '' ? text : `,${text}`;
    }
    return `{${printed}}`;
  };
}

function cutWork(work: Work): WorkParts {
  const print = (dropped: string | undefined) =>
    Object.fromEntries(
      Object.entries(work).map(([key, value]) => [
        key,
        `"${key}":${JSON.stringify(value, (inner, one) => (inner === dropped ? undefined : one))}`,
      ]),
    );
  return { full: print(undefined), bare: print('identifiers') };
}
