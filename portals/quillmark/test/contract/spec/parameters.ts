import { words } from './words.ts';

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
