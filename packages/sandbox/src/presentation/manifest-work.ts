import type { Work } from '../collection.ts';
import type { BookText } from '../ports.ts';
import type { Licence } from './rights.ts';

/** What a manifest takes from the catalogue. */
export type ManifestWork = {
  id: string;
  title: string;
  licence?: Licence | undefined;
  credit?: string | undefined;
  description?: string | undefined;
  /** What the catalogue knows about the book, for readers, each under its heading. */
  details?: readonly Detail[];
  /** The page that represents the book in the catalogue. */
  shownPage?: string | undefined;
};

export type Detail = { label: string; values: readonly string[] };

export type Page = BookText['pages'][number];

/** The licence is that of the digital copy; a thumbnail may have a different one. */
export function manifestWork(work: Work): ManifestWork {
  const copy = (work.items ?? [])
    .flatMap(({ locations }) => locations)
    .find((one) => one.type === 'DigitalLocation' && one.locationType.id === 'iiif-presentation');
  const digital = copy?.type === 'DigitalLocation' ? copy : undefined;
  return {
    id: work.id,
    title: work.title ?? '',
    licence: digital?.license,
    credit: digital?.credit,
    description: work.description,
    details: detailsOf(work),
    shownPage: /\/thumbs\/([^/]+)\//.exec(work.thumbnail?.url ?? '')?.[1],
  };
}

function detailsOf(work: Work): Detail[] {
  const labels = (things: readonly { label: string }[] = []) => things.map(({ label }) => label);
  const { contributors = [], physicalDescription, referenceNumber } = work;
  const details: Detail[] = [
    { label: 'Contributors', values: labels(contributors.map(({ agent }) => agent)) },
    { label: 'Published', values: labels(work.production) },
    { label: 'Languages', values: labels(work.languages) },
    { label: 'Physical description', values: physicalDescription ? [physicalDescription] : [] },
    { label: 'Subjects', values: labels(work.subjects) },
    { label: 'Genres', values: labels(work.genres) },
    { label: 'Reference number', values: referenceNumber ? [referenceNumber] : [] },
  ];
  return details.filter(({ values }) => values.length > 0);
}
