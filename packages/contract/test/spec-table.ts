/**
 * What the provider's specification says of the four APIs, transcribed row by row: section 3
 * (entities), 5 (validation), 7 (calls), 8 (errors) and 9 (constants). Every row is looked up in
 * the descriptions by `spec-walk.test.ts`.
 */

function words(text: string): string[] {
  return text.split(/,\s*/);
}

export type CallRow = {
  api: string;
  /** With the base path. */
  path: string;
  parameters: string[];
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

export type EntityRow = [api: string, schema: string, fields: string[]];

const list = 'type, pageSize, totalPages, totalResults, results, prevPage, nextPage';
const summary = words('type, id, uid, title, description, linkedWorks');

export const entities: EntityRow[] = [
  [
    'catalogue',
    'Work',
    words(
      'id, title, alternativeTitles, referenceNumber, description, physicalDescription, workType, lettering, createdDate, contributors, identifiers, subjects, genres, thumbnail, items, holdings, availabilities, production, languages, edition, notes, duration, currentFrequency, formerFrequency, designation, images, parts, partOf, precededBy, succeededBy',
    ),
  ],
  ['catalogue', 'ProductionEvent', words('places, agents, dates, function')],
  ['catalogue', 'Note', words('contents, noteType')],
  [
    'catalogue',
    'Image',
    words(
      'id, thumbnail, locations, aspectRatio, source, visuallySimilar, withSimilarColors, withSimilarFeatures, type',
    ),
  ],
  ['catalogue', 'Concept', words('id, label, alternativeLabels, identifiers, type')],
  ['catalogue', 'Item', words('id, identifiers, title, note, locations')],
  [
    'catalogue',
    'DigitalLocation',
    words('locationType, url, credit, linkText, license, accessConditions, type'),
  ],
  [
    'catalogue',
    'PhysicalLocation',
    words('locationType, label, license, shelfmark, accessConditions'),
  ],
  ['catalogue', 'AccessCondition', words('method, status, terms, note, type')],
  ['catalogue', 'AccessMethod', ['id', 'label']],
  ['catalogue', 'AccessStatus', ['id', 'label']],
  ['catalogue', 'Identifier', ['identifierType', 'value']],
  ['catalogue', 'IdentifierType', ['id', 'label']],
  ['catalogue', 'Agent', ['id', 'label', 'type']],
  ['catalogue', 'Format', ['id', 'label', 'type']],
  ['catalogue', 'Period', ['id', 'label', 'type']],
  ['catalogue', 'Availability', ['id', 'label', 'type']],
  ['catalogue', 'Language', ['id', 'label', 'type']],
  ['catalogue', 'License', ['id', 'label', 'url', 'type']],
  ['catalogue', 'Genre', ['label', 'concepts']],
  ['catalogue', 'Contributor', ['agent', 'roles']],
  ['catalogue', 'ContributionRole', ['label']],
  ['catalogue', 'Holdings', ['note', 'enumeration', 'location']],
  ['catalogue', 'ItemStatus', []],
  ['catalogue', 'LocationType', []],
  ['catalogue', 'Place', []],
  ['catalogue', 'Subject', []],
  [
    'catalogue',
    'RelatedWork',
    words('id, title, referenceNumber, partOf, totalParts, totalDescendentParts'),
  ],
  ['catalogue', 'Aggregation', ['buckets', 'type']],
  ['catalogue', 'AggregationBucket', ['data', 'count']],
  ['catalogue', 'WorkResultList', words(`${list}, aggregations`)],
  ['catalogue', 'ImageResultList', words(`${list}, aggregations`)],
  ['catalogue', 'ConceptResultList', words(list)],
  [
    'catalogue',
    'WorkAggregations',
    words(
      'workType, production.dates, genres.label, subjects.label, contributors.agent.label, languages, items.locations.license, availabilities',
    ),
  ],
  ['catalogue', 'Error', words('errorType, httpStatus, label, description, type')],
  ['iiif', 'ImageInfo', words('@id, protocol, width, height, profile')],
  ['iiif', 'ImageProfile', words('supports, qualities, formats')],
  ['iiif', 'TermList', words('id, type, ignored, terms')],
  ['iiif', 'Term', words('match, url, count, label')],
  [
    'content',
    'Article',
    words('id, uid, title, publicationDate, contributors, format, caption, image'),
  ],
  ['content', 'Contributor', ['contributor', 'role']],
  [
    'content',
    'Event',
    words(
      'id, uid, title, image, format, locations, interpretations, audiences, series, isAvailableOnline',
    ),
  ],
  ['content', 'EventLocations', ['isOnline', 'attendance', 'places']],
  ['content', 'Image', words('dimensions, alt, copyright, url, 32:15, 16:9, square')],
  [
    'content',
    'LinkedWork',
    words('id, title, type, thumbnailUrl, date, mainContributor, workType'),
  ],
  ['content', 'ArticleSummary', summary],
  ['content', 'BookSummary', summary],
  ['content', 'EventSummary', summary],
  ['content', 'ExhibitionSummary', summary],
  ['content', 'ExhibitionTextSummary', summary],
  ['content', 'ExhibitionHighlightTourBslSummary', summary],
  ['content', 'ExhibitionHighlightTourAudioSummary', summary],
  ['content', 'PageSummary', [...summary, 'tags']],
  ['content', 'ProjectSummary', summary],
  ['content', 'SeasonSummary', summary],
  ['content', 'VisualStorySummary', summary],
  ['content', 'Error', words('errorType, httpStatus, label, description')],
];

/** Values of a field of an entity. */
export const fieldValues: [api: string, schema: string, field: string, values: string[]][] = [
  [
    'catalogue',
    'Concept',
    'type',
    words('Concept, Meeting, Organisation, Period, Person, Place, Subject'),
  ],
  [
    'catalogue',
    'AccessMethod',
    'id',
    words('online-request, manual-request, not-requestable, view-online, open-shelves'),
  ],
  [
    'catalogue',
    'AccessMethod',
    'label',
    words('Online request, Manual request, Not requestable, View online, Open shelves'),
  ],
  ['catalogue', 'License', 'id', words('cc-by, cc-by-nc, cc-by-nc-nd, cc-0, pdm')],
  ['catalogue', 'Error', 'errorType', ['http']],
  ['content', 'Error', 'errorType', ['http']],
];

const statuses = words(
  'open, open-with-advisory, restricted, closed, licensed-resources, unavailable, temporarily-unavailable, by-appointment, permission-required',
);
const licences = words(
  'cc-by, cc-by-nc, cc-by-nc-nd, cc-0, pdm, cc-by-nd, cc-by-sa, cc-by-nc-sa, ogl, opl, inc',
);
const workIncludes = words(
  'identifiers, items, holdings, subjects, genres, contributors, production, languages, notes, images, succeededBy, precededBy, partOf, parts',
);
const sourceIncludes = words(
  'source.contributors, source.languages, source.genres, source.subjects',
);

/** Values that a parameter offers. */
export const parameterValues: [operation: string, parameter: string, values: string[]][] = [
  ['getWorks', 'include', workIncludes],
  ['getWork', 'include', workIncludes],
  [
    'getWorks',
    'aggregations',
    words(
      'workType, genres.label, genres, production.dates, subjects.label, subjects, contributors.agent.label, contributors.agent, items.locations.license, languages, availabilities',
    ),
  ],
  ['getWorks', 'items.locations.accessConditions.status', statuses],
  ['getWorks', 'items.locations.license', licences],
  ['getImages', 'locations.license', licences],
  ['getWorks', 'type', ['Collection', 'Series', 'Section']],
  ['getWorks', 'sort', ['production.dates']],
  ['getWorks', 'sortOrder', ['asc', 'desc']],
  ['getImages', 'sort', ['source.production.dates']],
  ['getImages', 'sortOrder', ['asc', 'desc']],
  ['getImages', 'include', sourceIncludes],
  [
    'getImage',
    'include',
    ['visuallySimilar', 'withSimilarFeatures', 'withSimilarColors', ...sourceIncludes],
  ],
  [
    'getImages',
    'aggregations',
    words(
      'locations.license, source.contributors.agent.label, source.genres.label, source.subjects.label',
    ),
  ],
  ['getImageFile', 'quality', words('default, color, gray, bitonal')],
  ['getImageFile', 'format', words('jpg, png, gif, webp')],
  [
    'searchText',
    'motivation',
    words('painting, non-painting, commenting, describing, tagging, linking'),
  ],
  ['getArticles', 'sort', ['productionDate', 'relevance']],
  ['getArticles', 'sortOrder', ['asc', 'desc']],
  ['getArticles', 'aggregations', ['format', 'contributors.contributor']],
  ['getEvents', 'sort', ['times.startDateTime', 'relevance']],
  ['getEvents', 'sortOrder', ['asc', 'desc']],
  [
    'getEvents',
    'aggregations',
    words('audience, interpretation, format, isAvailableOnline, location'),
  ],
];

/** Keywords that a parameter's schema must have. */
export const parameterRules: [operation: string, parameter: string, rules: object][] = [
  ...['getWorks', 'getImages', 'getConcepts', 'getArticles', 'getEvents', 'getAllContent'].flatMap(
    (operation): [string, string, object][] => [
      [operation, 'page', { type: 'integer', minimum: 1, default: 1 }],
      [operation, 'pageSize', { type: 'integer', minimum: 1, maximum: 100, default: 10 }],
    ],
  ),
  ['getWorks', 'production.dates.from', { type: 'string', format: 'date' }],
  ['getWorks', 'production.dates.to', { type: 'string', format: 'date' }],
  ['getImages', 'source.production.dates.from', { type: 'string', format: 'date' }],
  ['getImages', 'source.production.dates.to', { type: 'string', format: 'date' }],
  ['autocompleteText', 'min', { type: 'integer', default: 1 }],
  ['getEvents', 'isAvailableOnline', { type: 'boolean', enum: [true] }],
];

/** Values that are right, and some that are wrong, where the specification gives a form. */
export const parameterForms: [
  operation: string,
  parameter: string,
  right: (string | boolean)[],
  wrong: (string | boolean)[],
][] = [
  [
    'getImageFile',
    'region',
    ['full', 'square', '0,0,100,200', 'pct:10,10,80.5,80'],
    ['', 'Full', '0,0,100', '1,2,3,4,5', '-1,0,2,2', 'pct:1,2,3', 'xfull', '10,10,80.5,80'],
  ],
  [
    'getImageFile',
    'size',
    ['full', 'max', '300,200', '300,', ',200', 'pct:50', 'pct:12.5', '!400,400'],
    ['', ',', '300', 'pct:', '300,200,', '!400', 'fuller', '-300,'],
  ],
  [
    'getImageFile',
    'rotation',
    ['0', '22.5', '90', '360', '!0', '!180'],
    ['', '-1', '361', '!', '90!', '360.5', '9e1'],
  ],
  ['getEvents', 'isAvailableOnline', [true], [false, 'true']],
  ['getWorks', 'production.dates.from', ['1900-01-01'], ['1900', '1900-02-30', '01-01-1900']],
];

/** What the specification says is not shown, so that its shape comes from the services. */
export const notShown: [api: string, schema: string][] = [
  ['catalogue', 'Location'],
  ['content', 'ArticleResultList'],
  ['content', 'EventResultList'],
  ['content', 'ContentResultList'],
  ['iiif', 'AnnotationList'],
  ['iiif', 'ErrorText'],
  ['text', 'Alto'],
  ['text', 'BookText'],
  ['text', 'TextArchive'],
  ['text', 'ErrorText'],
];
