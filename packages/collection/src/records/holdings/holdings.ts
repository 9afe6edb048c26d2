import type { WorkEntry } from '../../read/work-entry.ts';
import type { Holdings } from '../record-types.ts';
import { access, resourceLocation, shelf } from './locations.ts';

/** What the library holds of a serial, at each location. */
export function holdings(entries: NonNullable<WorkEntry['holdings']>, key: string): Holdings[] {
  return entries.map(({ note, enumeration, place, shelfmark, online, linkText }) => ({
    ...(note && { note }),
    enumeration,
    ...(online && {
      location: resourceLocation(
        `journals/${key.replaceAll(/[^a-z0-9]+/g, '-').slice(0, 60)}`,
        linkText ?? 'View this journal',
        [access('view-online', 'licensed-resources')],
      ),
    }),
    ...(place && {
      location: shelf(place, shelfmark, [
        place === 'open-shelves'
          ? access('open-shelves', 'open')
          : access('online-request', 'open'),
      ]),
    }),
    type: 'Holdings',
  }));
}
