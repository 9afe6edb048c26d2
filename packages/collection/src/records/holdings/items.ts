import type { Random } from '../../random/seeded-random.ts';
import type { WorkEntry } from '../../read/work-entry.ts';
import { identifier } from '../identifier.ts';
import type { Ids } from '../ids.ts';
import { pickWeighted, type Weighted } from '../pick-weighted.ts';
import type { AccessCondition, Item, PhysicalLocation } from '../record-types.ts';
import { chooseLicence } from './choose-licence.ts';
import { access, resourceLocation, shelf } from './locations.ts';
import { shelfmark } from './shelfmarks.ts';

export type ItemMaker = { key: string; ids: Ids; random: Random; year: number | undefined };

const onlineFormats: readonly WorkEntry['format'][] = ['f', 'j', 's', 'v', 'z', 'hdig', 'q'];

/** The copies of a work that can be requested, apart from pictures and pages. */
export function makeItems(entry: WorkEntry, maker: ItemMaker): Item[] {
  if (entry.copies === 'online' || entry.holdings) return [];
  if (onlineFormats.includes(entry.format)) return [onlineItem(entry, maker)];
  const copies = entry.format === 'a' && maker.random.chance(0.12) ? 2 : 1;
  return Array.from({ length: copies }, (_, index) =>
    shelvedItem(maker, chooseShelf(entry, maker), copies > 1 ? `Copy ${index + 1}` : undefined),
  );
}

export function shelvedItem(
  { key, ids, random }: Omit<ItemMaker, 'year'>,
  location: PhysicalLocation,
  title?: string,
  fixed: { id?: string | undefined; number?: string | undefined } = {},
): Item {
  const name = `${key} ${title ?? 'copy'}`;
  return {
    id: ids.catalogue(`item ${name}`, fixed.id),
    identifiers: [identifier('sierra-system-number', ids.system('i', name, fixed.number))],
    ...(title && { title }),
    ...(title && random.chance(0.4) && { note: random.pick(copyNotes) }),
    locations: [location],
    type: 'Item',
  };
}

function onlineItem({ format, title }: WorkEntry, { key, random, year }: ItemMaker): Item {
  const path = key.replaceAll(/[^a-z0-9]+/g, '-').slice(0, 60);
  const licensed = ['f', 'j', 's', 'v'].includes(format) && random.chance(0.7);
  const conditions = licensed
    ? [access('view-online', 'licensed-resources', { terms: random.pick(licensedTerms) })]
    : [access('view-online', format === 'hdig' && random.chance(0.3) ? 'restricted' : 'open')];
  const linkText = format === 'j' ? 'View this journal' : 'View resource';
  return {
    identifiers: [],
    ...(format === 'q' && { title: `Digital files of ${title.slice(0, 60)}` }),
    locations: [
      resourceLocation(path, linkText, conditions, licensed ? 'inc' : chooseLicence(year, random)),
    ],
    type: 'Item',
  };
}

function chooseShelf(entry: WorkEntry, { random, year = 1900 }: ItemMaker): PhysicalLocation {
  const mark = shelfmark(entry.format, year, random);
  if (entry.format === 'a' && year >= 2000 && random.chance(0.35)) {
    return shelf('on-order', undefined, [
      access('not-requestable', undefined, { note: 'Ordered. Please ask again in a month.' }),
    ]);
  }
  if (['a', 'm'].includes(entry.format) && year > 1930 && random.chance(0.55)) {
    return shelf('open-shelves', mark, [access('open-shelves', 'open')]);
  }
  if (['k', 'r', 'b'].includes(entry.format) && random.chance(0.03)) {
    return shelf('on-exhibition', mark, [
      access('not-requestable', 'temporarily-unavailable', { note: random.pick(displayNotes) }),
    ]);
  }
  return shelf('closed-stores', mark, [pickWeighted(closedStores, random)(random)]);
}

const closedStores: Weighted<(random: Random) => AccessCondition> = [
  [() => access('online-request', 'open'), 880],
  [
    (random) => access('online-request', 'open-with-advisory', { note: random.pick(advisories) }),
    22,
  ],
  [(random) => access('manual-request', 'by-appointment', { note: random.pick(appointments) }), 26],
  [(random) => access('manual-request', 'restricted', { terms: random.pick(restrictions) }), 16],
  [
    (random) =>
      access('manual-request', 'permission-required', { terms: random.pick(permissions) }),
    14,
  ],
  [
    (random) =>
      access('not-requestable', 'temporarily-unavailable', { note: random.pick(absences) }),
    18,
  ],
  [(random) => access('not-requestable', 'unavailable', { note: random.pick(losses) }), 10],
  [(random) => access('not-requestable', 'closed', { terms: random.pick(closures) }), 8],
];

const copyNotes = [
  'Lacks the last leaf.',
  'Annotated in pencil by a reader who disagreed.',
  'Bound with three sermons.',
  'Inscribed to a cousin, with a pressed violet.',
  'Water-stained throughout, still legible.',
] as const;

const licensedTerms = [
  'For members of the library who have signed in.',
  'Three readers at a time, by the terms of the supplier.',
  'For readers in the building only.',
] as const;

const displayNotes = [
  'On display in Gallery 1.',
  'On display in Gallery 2 until the end of the season.',
  'Lent to another institution for an exhibition.',
] as const;

const advisories = [
  'Shows operations. Some readers may find it distressing.',
  'Uses words about illness that are no longer used.',
  'Describes the death of children.',
] as const;

const appointments = [
  'Too large for the reading room. Write to arrange a visit to the stores.',
  'Fragile. A member of staff will turn the leaves.',
  'The film has to be wound by hand. Allow an hour.',
] as const;

const restrictions = [
  'Readers must sign an undertaking before they see this.',
  'Names of patients may not be published.',
] as const;

const permissions = [
  'The donor must agree in writing. Please ask us how to reach the family.',
  'Ask the depositing society first; its secretary answers within a week.',
] as const;

const absences = [
  'With the conservators until the spine is mended.',
  'Being photographed.',
  'Being rehoused after a small leak.',
] as const;

const losses = [
  'Not found at the stock check of 1987.',
  'Destroyed by damp in 1941; the record is kept.',
  'Too brittle to be handled. Please use the microfilm.',
] as const;

const closures = [
  'Closed until 1 January 2041, to protect people who are named.',
  'Closed until the catalogue of the deposit is finished.',
] as const;
