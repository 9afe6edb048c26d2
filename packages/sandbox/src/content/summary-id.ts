import { ServiceError } from '../answers/service-error.ts';
import type { Summary } from '../collection.ts';

const slugs = {
  Article: 'articles',
  Book: 'books',
  Event: 'events',
  Exhibition: 'exhibitions',
  'Exhibition highlight tour': 'exhibition-highlight-tours',
  'Exhibition text': 'exhibition-texts',
  Page: 'pages',
  Project: 'projects',
  Season: 'seasons',
  'Visual story': 'visual-stories',
} as const;

const known = Object.values(slugs) as string[];
const tours = slugs['Exhibition highlight tour'];

/** What comes after the id in an address of `/all`, e.g. "exhibition-highlight-tours.audio". */
export function slugOf(summary: Summary): string {
  const slug = slugs[summary.type];
  return 'highlightTourType' in summary ? `${slug}.${summary.highlightTourType}` : slug;
}

/** Splits "aAi4nhEAACMAfdxX.articles" into its id and its slug. */
export function readSummaryId(text: string): { id: string; slug: string } {
  const [id = '', type, tour, ...more] = text.split('.');
  if (type === undefined) {
    throw new ServiceError(
      400,
      "Invalid id format. The id should be a combination of the Prismic ID and content type separated by a '.'. For example, Xq3TfhAAACEAkzLm.articles or, for a highlight tour, Zd8PyxAAACUAjw4M.exhibition-highlight-tours.audio.",
    );
  }
  if (!/^[A-Za-z0-9_-]+$/.test(id)) {
    throw new ServiceError(
      400,
      `Invalid Prismic ID format. The Prismic ID should only contain alphanumeric characters, hyphens, and underscores. Found: ${id}`,
    );
  }
  if (!known.includes(type)) {
    throw new ServiceError(
      400,
      `Invalid content type. Expected one of: ${known.join(', ')}. Found: ${type}`,
    );
  }
  if (type !== tours) return { id, slug: [type, tour, ...more].filter(Boolean).join('.') };
  if (tour !== 'audio' && tour !== 'bsl') {
    throw new ServiceError(
      400,
      `Invalid tour type for exhibition highlight tours. Expected 'audio' or 'bsl', found: ${tour ?? 'missing'}`,
    );
  }
  return { id, slug: `${type}.${tour}` };
}
