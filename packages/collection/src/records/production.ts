import type { WorkEntry } from '../read/work-entry.ts';
import type { ProductionEvent } from './record-types.ts';

/** Where, when and by whom a work was made, with the label that a catalogue card would have. */
export function production(
  { place, publisher, date, format }: Pick<WorkEntry, 'place' | 'publisher' | 'date' | 'format'>,
  usualPlace?: string,
): ProductionEvent[] {
  const where = place === undefined ? usualPlace : (place ?? undefined);
  const labels = [date ?? []].flat();
  if (!where && !publisher && labels.length === 0) return [];
  const maker = [where, publisher].filter(Boolean).join(' : ');
  return [
    {
      label: [maker, labels.join(', ')].filter(Boolean).join(', '),
      places: where ? [{ label: where, type: 'Place' }] : [],
      agents: publisher ? [{ label: publisher, type: 'Agent' }] : [],
      dates: labels.map((label) => ({ label, type: 'Period' })),
      ...(publisher && {
        function: { label: functions[format] ?? 'Publication', type: 'Concept' },
      }),
      type: 'ProductionEvent',
    },
  ];
}

const functions: Partial<Record<WorkEntry['format'], string>> = {
  n: 'Production',
  g: 'Production',
  f: 'Distribution',
  i: 'Production',
  r: 'Manufacture',
};
