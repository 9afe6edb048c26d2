import { availabilityLabels } from '../labels.ts';
import type { FullWork, Holdings, Item } from '../record-types.ts';

type AvailabilityId = keyof typeof availabilityLabels;

const hidden = ['closed', 'unavailable', 'temporarily-unavailable', 'permission-required'];

/** The ways in which a work can currently be seen, from the locations of its copies. */
export function availabilities(items: Item[], holdings: Holdings[]): FullWork['availabilities'] {
  const locations = [
    ...items.flatMap((item) => item.locations),
    ...holdings.flatMap(({ location }) => location ?? []),
  ];
  const ways = locations.flatMap((location): AvailabilityId[] => {
    const statuses = location.accessConditions.map(({ status }) => status?.id ?? '');
    if (statuses.some((status) => hidden.includes(status))) return [];
    if (location.type === 'DigitalLocation') return ['online'];
    const { id } = location.locationType;
    return id === 'closed-stores' || id === 'open-shelves' ? [id] : [];
  });
  return [...new Set(ways)]
    .sort()
    .map((id) => ({ id, label: availabilityLabels[id], type: 'Availability' }));
}
