import type { Collection, DateRange, Work } from '../collection.ts';
import { createFacet, type Facet, type FacetValue } from '../finding/facet.ts';

/** Everything that works can be filtered or counted by, under its parameter name. */
export type WorkFacets = Readonly<Record<WorkFacetName, Facet>>;

export type WorkFacetName =
  | 'workType'
  | 'type'
  | 'languages'
  | 'genres.label'
  | 'genres'
  | 'subjects.label'
  | 'subjects'
  | 'contributors.agent.label'
  | 'contributors.agent'
  | 'identifiers'
  | 'items'
  | 'items.identifiers'
  | 'items.locations.locationType'
  | 'items.locations.license'
  | 'items.locations.accessConditions.status'
  | 'partOf'
  | 'partOf.title'
  | 'availabilities'
  | 'production.dates';

export function createWorkFacets({ works, dates }: Collection): WorkFacets {
  const facet = (valuesOf: (work: Work) => readonly FacetValue[]): Facet =>
    createFacet(works, valuesOf);
  return {
    workType: facet(({ workType }) => (workType ? [pick(workType)] : [])),
    type: facet(({ type }) => [plain(type === 'Work' ? 'Standard' : type)]),
    languages: facet(({ languages = [] }) => languages.map(pick)),
    'genres.label': facet(({ genres = [] }) => genres.map(({ label }) => plain(label))),
    genres: facet(({ genres = [] }) =>
      genres.flatMap(({ concepts }) => concepts.slice(0, 1).map(pick)),
    ),
    'subjects.label': facet(({ subjects = [] }) => subjects.map(({ label }) => plain(label))),
    subjects: facet(({ subjects = [] }) => subjects.map(pick)),
    'contributors.agent.label': facet(({ contributors = [] }) =>
      contributors.map(({ agent }) => plain(agent.label)),
    ),
    'contributors.agent': facet(({ contributors = [] }) =>
      contributors.map(({ agent }) => pick(agent)),
    ),
    identifiers: facet(({ id, identifiers = [] }) =>
      [id, ...identifiers.map(({ value }) => value)].map((value) => plain(value.toLowerCase())),
    ),
    items: facet(({ items = [] }) => items.flatMap(({ id }) => (id ? [plain(id)] : []))),
    'items.identifiers': facet(({ items = [] }) =>
      items.flatMap(({ identifiers = [] }) => identifiers.map(({ value }) => plain(value))),
    ),
    'items.locations.locationType': facet((work) =>
      locationsOf(work).map(({ locationType }) => pick(locationType)),
    ),
    'items.locations.license': facet((work) =>
      locationsOf(work).flatMap(({ license }) => (license ? [pick(license)] : [])),
    ),
    'items.locations.accessConditions.status': facet((work) =>
      locationsOf(work).flatMap(({ accessConditions }) =>
        accessConditions.flatMap(({ status }) => (status ? [pick(status)] : [])),
      ),
    ),
    partOf: facet((work) => ancestorsOf(work).flatMap(({ id }) => (id ? [plain(id)] : []))),
    'partOf.title': facet((work) => ancestorsOf(work).map(({ title }) => plain(title))),
    availabilities: facet(({ availabilities = [] }) => availabilities.map(pick)),
    'production.dates': facet(({ id }) => (dates[id] ?? []).map(startYear)),
  };
}

/** Unidentified concepts are listed under their label. */
function pick({ id, label }: { id?: string | undefined; label: string }): FacetValue {
  return { id: id ?? label, label };
}

function plain(label: string): FacetValue {
  return { id: label, label };
}

function startYear([from]: DateRange): FacetValue {
  return plain(String(Number(from.slice(0, 4))));
}

function locationsOf({ items = [] }: Work) {
  return items.flatMap(({ locations }) => locations);
}

type Related = NonNullable<Work['partOf']>[number];

function ancestorsOf({ partOf = [] }: Pick<Work, 'partOf'>): Related[] {
  return partOf.flatMap((above) => [above, ...ancestorsOf(above)]);
}
