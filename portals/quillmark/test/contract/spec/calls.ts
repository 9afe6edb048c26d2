import { words } from './words.ts';

/** Sections 7 and 8 of the specification: the calls, their parameters and their statuses. */
export type CallRow = {
  api: string;
  /** With the base path. */
  path: string;
  parameters: string[];
  /** Parameters that the specification lacks, and the API has. */
  more?: string[];
  /** The schema of the answer; none where the specification shows none. */
  returns?: string;
  statuses: string[];
  /** Statuses the specification says there are not. */
  without?: string[];
};

const errors = ['400', '404', '410', '500'];

export const calls: CallRow[] = [
  {
    api: 'catalogue',
    path: '/catalogue/v2/works',
    parameters: words(
      'include, items.locations.locationType, workType, type, aggregations, languages, genres.label, genres, subjects.label, subjects, contributors.agent.label, contributors.agent, identifiers, items, items.identifiers, partOf, partOf.title, availabilities, items.locations.accessConditions.status, items.locations.license, sort, sortOrder, production.dates.to, production.dates.from, query, page, pageSize',
    ),
    returns: 'WorkResultList',
    statuses: errors,
  },
  {
    api: 'catalogue',
    path: '/catalogue/v2/works/{id}',
    parameters: ['id', 'include'],
    returns: 'Work',
    // The redirect is not in the specification; merged works answer with it.
    statuses: ['302', ...errors],
  },
  {
    api: 'catalogue',
    path: '/catalogue/v2/images',
    parameters: words(
      'query, locations.license, source.contributors.agent.label, source.genres.label, source.subjects.label, sort, sortOrder, source.production.dates.to, source.production.dates.from, colors, include, aggregations, page, pageSize',
    ),
    more: ['source.contributors.agent', 'source.genres', 'source.subjects'],
    returns: 'ImageResultList',
    statuses: errors,
  },
  {
    api: 'catalogue',
    path: '/catalogue/v2/images/{id}',
    parameters: ['id', 'include'],
    returns: 'Image',
    statuses: errors,
  },
  {
    api: 'catalogue',
    path: '/catalogue/v2/concepts',
    parameters: words('query, identifiers.identifierType, page, pageSize'),
    more: ['id'],
    returns: 'ConceptResultList',
    statuses: ['400', '500'],
    without: ['404', '410'],
  },
  {
    api: 'catalogue',
    path: '/catalogue/v2/concepts/{id}',
    parameters: ['id'],
    returns: 'Concept',
    statuses: ['400', '404', '500'],
    without: ['410'],
  },
  {
    api: 'iiif',
    path: '/image/{identifier}/{region}/{size}/{rotation}/{quality}.{format}',
    parameters: words('identifier, region, size, rotation, quality, format'),
    statuses: ['400', '404', '500', '503'],
  },
  {
    api: 'iiif',
    path: '/image/{identifier}/info.json',
    parameters: ['identifier'],
    returns: 'ImageInfo',
    statuses: ['404', '500', '503'],
  },
  {
    api: 'iiif',
    path: '/search/{identifier}/search',
    parameters: words('identifier, q, motivation, date, user'),
    returns: 'AnnotationList',
    statuses: [],
  },
  {
    api: 'iiif',
    path: '/search/{identifier}/autocomplete',
    parameters: ['identifier', 'min'],
    more: ['q'],
    returns: 'TermList',
    statuses: [],
  },
  {
    api: 'content',
    path: '/content/v0/articles',
    parameters: words(
      'aggregations, format, contributors.contributor, sort, sortOrder, publicationDate.from, publicationDate.to, query, page, pageSize',
    ),
    statuses: errors,
  },
  {
    api: 'content',
    path: '/content/v0/articles/{id}',
    parameters: ['id'],
    returns: 'Article',
    statuses: errors,
  },
  {
    api: 'content',
    path: '/content/v0/events',
    parameters: words(
      'aggregations, audience, interpretation, format, isAvailableOnline, location, sort, sortOrder, query, page, pageSize',
    ),
    statuses: errors,
  },
  {
    api: 'content',
    path: '/content/v0/events/{id}',
    parameters: ['id'],
    returns: 'Event',
    statuses: errors,
  },
  {
    api: 'content',
    path: '/content/v0/all',
    parameters: words('query, page, pageSize'),
    statuses: errors,
  },
  { api: 'content', path: '/content/v0/all/{id}', parameters: ['id'], statuses: errors },
  { api: 'text', path: '/text/alto/{identifier}', parameters: ['identifier'], statuses: [] },
  { api: 'text', path: '/text/v1/{identifier}', parameters: ['identifier'], statuses: [] },
  { api: 'text', path: '/text/v1/{identifier}.zip', parameters: ['identifier'], statuses: [] },
];
