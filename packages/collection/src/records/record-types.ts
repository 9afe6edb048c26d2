import type { Schema } from '@portal/client/museum';

export type Work = Schema<'catalogue', 'Work'>;
export type Image = Schema<'catalogue', 'Image'>;
export type Concept = Schema<'catalogue', 'Concept'>;
export type Item = Schema<'catalogue', 'Item'>;
export type Subject = Schema<'catalogue', 'Subject'>;
export type Genre = Schema<'catalogue', 'Genre'>;
export type Agent = Schema<'catalogue', 'Agent'>;
export type Contributor = Schema<'catalogue', 'Contributor'>;
export type Identifier = Schema<'catalogue', 'Identifier'>;
export type DigitalLocation = Schema<'catalogue', 'DigitalLocation'>;
export type PhysicalLocation = Schema<'catalogue', 'PhysicalLocation'>;
export type AccessCondition = Schema<'catalogue', 'AccessCondition'>;
export type Holdings = Schema<'catalogue', 'Holdings'>;
export type ProductionEvent = Schema<'catalogue', 'ProductionEvent'>;
export type RelatedWork = Schema<'catalogue', 'RelatedWork'>;
export type RelatedConcept = Schema<'catalogue', 'RelatedConcept'>;
export type Note = Schema<'catalogue', 'Note'>;

/** A work with every optional part. */
export type FullWork = Required<
  Pick<
    Work,
    | 'id'
    | 'title'
    | 'alternativeTitles'
    | 'contributors'
    | 'identifiers'
    | 'subjects'
    | 'genres'
    | 'items'
    | 'holdings'
    | 'availabilities'
    | 'production'
    | 'languages'
    | 'notes'
    | 'formerFrequency'
    | 'designation'
    | 'images'
    | 'parts'
    | 'partOf'
    | 'precededBy'
    | 'succeededBy'
    | 'type'
  >
> &
  Work;

export type Article = Schema<'content', 'Article'>;
export type Event = Schema<'content', 'Event'>;
export type ContentImage = Schema<'content', 'Image'>;
export type LinkedWork = Schema<'content', 'LinkedWork'>;
export type Summary = Schema<'content', 'ContentSummary'>;
