import type { Entry } from './table.ts';

const often = 5;

/** Sections such as "Next steps", which end many pages, contain links and little else. */
export function createSectionWeights(entries: readonly Entry[]): (entry: Entry) => number {
  const counts = new Map<string, number>();
  for (const { kind, title } of entries) {
    if (kind === 'section') counts.set(title, (counts.get(title) ?? 0) + 1);
  }
  return ({ kind, title }) => (kind === 'section' && (counts.get(title) ?? 0) >= often ? 0.6 : 1);
}
