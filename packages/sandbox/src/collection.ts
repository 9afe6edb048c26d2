import type { Schema } from '@portal/client/museum';

export type Work = Schema<'catalogue', 'Work'>;
export type Image = Schema<'catalogue', 'Image'>;
export type Concept = Schema<'catalogue', 'Concept'>;
export type Article = Schema<'content', 'Article'>;
export type Event = Schema<'content', 'Event'>;
export type Summary = Schema<'content', 'ContentSummary'>;

/** The first and the last day of a date, as `YYYY-MM-DD`. */
export type DateRange = readonly [from: string, to: string];

export type Look = {
  /** Shape and texture: signed bytes in base64, compared by cosine similarity. */
  features: string;
  /** Colours, e.g. `['#a89b84', 0.4]`, each with its share of the picture. */
  palette: readonly (readonly [colour: string, share: number])[];
};

/** The records behind the sandbox, as stored in the folder `records` of a generated collection. */
export type Collection = {
  /** With everything included, in id order. */
  works: readonly Work[];
  images: readonly Image[];
  concepts: readonly Concept[];
  /** What the date labels of each work mean, by work id. */
  dates: Readonly<Record<string, readonly DateRange[]>>;
  /** What each image looks like, by image id. */
  looks: Readonly<Record<string, Look>>;
  /** What is gone: merged into another work, deleted or hidden. */
  withdrawn: {
    merged: Readonly<Record<string, string>>;
    deleted: readonly string[];
    hidden: readonly string[];
    /** Ids of content that used to be published. */
    content: readonly string[];
  };
  articles: readonly Article[];
  events: readonly Event[];
  /** Everything that `/all` covers, including articles and events. */
  summaries: readonly Summary[];
};
