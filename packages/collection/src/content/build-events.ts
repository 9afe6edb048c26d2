import type { EventEntry, ExhibitionEntry } from '../read/read-content.ts';
import type { Event, Summary } from '../records/record-types.ts';
import { uidOf } from './editorial-names.ts';
import type { Editors } from './editors.ts';
import { linkedWork } from './link-works.ts';

export type BuiltEvent = { event: Event; summary: Summary };

/** The end of something open-ended. */
const noEnd = '2100-02-01T00:00:00.000Z';

export function buildEvent(entry: EventEntry, editors: Editors): BuiltEvent {
  const { ids, names } = editors;
  const key = `event ${entry.title} ${entry.times[0]?.start}`;
  const id = ids.content(key, entry.id);
  const about = entry.about ?? [];
  const times = entry.times.map(({ start, end, fullyBooked = false }) => ({
    startDateTime: instant(start),
    endDateTime: instant(end),
    isFullyBooked: { inVenue: fullyBooked && Boolean(entry.place), online: false },
  }));
  const [first] = times;
  const last = times.at(-1);
  return {
    event: {
      type: 'Event',
      id,
      uid: uidOf(entry.title),
      title: entry.title,
      image: editors.picture(about, key),
      times,
      isExhibition: false,
      format: names.named('EventFormat', entry.format),
      locations: locations(entry.place, entry.online ?? false, editors),
      interpretations: (entry.interpretations ?? []).map((label) =>
        names.named('EventInterpretation', label),
      ),
      audiences: (entry.audiences ?? []).map((label) => names.named('EventAudience', label)),
      series: entry.series
        ? [
            {
              id: ids.term(`series ${entry.series}`),
              title: entry.series,
              contributors: Object.keys(entry.contributors ?? {}),
            },
          ]
        : [],
      isAvailableOnline: entry.availableOnline ?? false,
    },
    summary: {
      ...summaryOf(entry, id, key, editors),
      type: 'Event',
      format: entry.format,
      ...(first && last && { times: { start: first.startDateTime, end: last.endDateTime } }),
    },
  };
}

/** Exhibitions are among the events as well. */
export function buildExhibition(entry: ExhibitionEntry, editors: Editors): BuiltEvent {
  const { ids, names } = editors;
  const key = `exhibition ${entry.title}`;
  const id = ids.content(key, entry.id);
  const start = instant(entry.start);
  const end = entry.end ? instant(entry.end) : noEnd;
  const isFullyBooked = { inVenue: false, online: false };
  return {
    event: {
      type: 'Event',
      id,
      uid: uidOf(entry.title),
      title: entry.title,
      image: editors.picture(entry.about ?? [], key),
      times: [{ startDateTime: start, endDateTime: end, isFullyBooked }],
      isExhibition: true,
      format: names.named('EventFormat', 'Exhibition'),
      locations: locations(entry.place ?? 'Gallery 1', false, editors),
      interpretations: [],
      audiences: [],
      series: [],
      isAvailableOnline: false,
    },
    summary: {
      ...summaryOf(entry, id, key, editors),
      type: 'Exhibition',
      format: entry.format,
      dates: { start, end },
    },
  };
}

function summaryOf(
  entry: EventEntry | ExhibitionEntry,
  id: string,
  key: string,
  { finder }: Editors,
) {
  return {
    id,
    uid: uidOf(entry.title),
    title: entry.title,
    ...(entry.description && { description: entry.description }),
    linkedWorks: finder.works(entry.about ?? [], key, 3).map(linkedWork),
  };
}

function locations(place: string | undefined, online: boolean, { names }: Editors) {
  return {
    type: 'EventLocations' as const,
    isOnline: online,
    ...(place && { places: [names.named('EventPlace', place)] }),
    attendance: [
      ...(online ? [attendance('online', 'Online')] : []),
      ...(place ? [attendance('in-our-building', 'In our building')] : []),
    ],
  };
}

function attendance(id: 'online' | 'in-our-building', label: string) {
  return { id, label, type: 'EventAttendance' as const };
}

function instant(moment: string): string {
  return `${moment}:00.000Z`;
}
