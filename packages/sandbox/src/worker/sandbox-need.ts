import type { Collection } from '../collection.ts';
import type { SandboxService } from '../services.ts';

/** What of the collection a request is answered from. */
export type SandboxNeed =
  | 'works'
  | 'images'
  | 'likeness'
  | 'concepts'
  | 'content'
  | 'pictures'
  | 'texts';

const byPath: readonly (readonly [RegExp, SandboxNeed])[] = [
  [/^\/catalogue\/v2\/images(\/|$)/, 'images'],
  [/^\/catalogue\/v2\/concepts(\/|$)/, 'concepts'],
  [/^\/catalogue\/v2\/works(\/|$)/, 'works'],
  [/^\/presentation\//, 'works'],
  [/^\/datasets\/catalogue\/v2\/works\.json\.gz$/, 'works'],
  [/^\/datasets\/catalogue\/v2\/images\.json\.gz$/, 'images'],
  [/^\/content\//, 'content'],
  [/^\/(image|thumbs|editorial-images)\//, 'pictures'],
];

/** @param path below the mount, e.g. "/catalogue/v2/images"; what is not known needs the least. */
export function needOf(path: string, query: URLSearchParams): SandboxNeed {
  const [, need = 'texts'] = byPath.find(([form]) => form.test(path)) ?? [];
  return need === 'images' && [...query].some(asksForLooks) ? 'likeness' : need;
}

function asksForLooks([name, value]: [string, string]): boolean {
  return /^colors?$/.test(name) || (name === 'include' && /similar/i.test(value));
}

/** The files in `records` that each need is met from. */
export const recordsFor: Readonly<Record<SandboxNeed, readonly (keyof Collection)[]>> = {
  works: ['works', 'dates', 'withdrawn'],
  images: ['images', 'works', 'dates'],
  likeness: ['images', 'works', 'dates', 'looks'],
  concepts: ['concepts'],
  content: ['articles', 'events', 'summaries', 'withdrawn'],
  pictures: [],
  texts: [],
};

/** The needs that requests to each service have, and the folders of files fetched one by one. */
const needsOf: Readonly<
  Record<SandboxService, { needs: readonly SandboxNeed[]; folders: readonly string[] }>
> = {
  catalogue: { needs: ['works', 'images', 'likeness', 'concepts'], folders: [] },
  content: { needs: ['content', 'pictures'], folders: ['pictures'] },
  iiif: { needs: ['pictures', 'works', 'texts'], folders: ['pictures', 'books'] },
  text: { needs: ['texts'], folders: ['books', 'alto'] },
  datasets: { needs: ['works', 'images'], folders: [] },
};

export type ServiceData = { needs: SandboxNeed[]; records: string[]; folders: string[] };

/** What a build must offer for these services: the files of `records`, and whole folders. */
export function dataOf(services: Iterable<SandboxService>): ServiceData {
  const chosen = Array.from(services, (service) => needsOf[service]);
  const needs = [...new Set(chosen.flatMap((one) => one.needs))];
  // The list of pictures also tells which pages of books there are.
  const isListed = needs.some((need) => need === 'pictures' || need === 'texts');
  const records = new Set<string>(needs.flatMap((need) => recordsFor[need]));
  if (isListed) records.add('pictures');
  return {
    needs,
    records: [...records],
    folders: [...new Set(chosen.flatMap((one) => one.folders))],
  };
}
