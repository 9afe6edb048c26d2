import { words } from './words.ts';

/** Section 3 of the specification: the entities and their fields. */
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
