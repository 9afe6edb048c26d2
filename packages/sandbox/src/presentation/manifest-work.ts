import type { Work } from '../collection.ts';
import type { BookText } from '../ports.ts';
import type { Licence } from './rights.ts';

/** What a manifest takes from the catalogue. */
export type ManifestWork = {
  id: string;
  title: string;
  licence?: Licence | undefined;
  credit?: string | undefined;
  /** The page that represents the book in the catalogue. */
  shownPage?: string | undefined;
};

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
    shownPage: /\/thumbs\/([^/]+)\//.exec(work.thumbnail?.url ?? '')?.[1],
  };
}
