import type { Collection } from './collection.ts';
import { pathOnOwnHost } from './own-hosts.ts';
import { folderAt } from './service-tables.ts';
import { type SandboxService, sandboxServices } from './services.ts';

type AnswerLink = { from: SandboxService; to: SandboxService; name: string };

/** Links in the answers of one service that lead to another. */
const answerLinks: readonly AnswerLink[] = [
  { from: 'catalogue', to: 'iiif', name: 'thumbnail of a work' },
  { from: 'catalogue', to: 'iiif', name: 'items.locations of a work' },
  { from: 'catalogue', to: 'iiif', name: 'thumbnail of an image' },
  { from: 'catalogue', to: 'iiif', name: 'locations of an image' },
  { from: 'catalogue', to: 'iiif', name: 'displayImages of a concept' },
  { from: 'content', to: 'iiif', name: 'thumbnailUrl of a linked work' },
  { from: 'datasets', to: 'iiif', name: 'thumbnails and locations in the data sets' },
  { from: 'iiif', to: 'catalogue', name: 'related or seeAlso of a manifest' },
  { from: 'iiif', to: 'text', name: 'rendering of a manifest' },
  { from: 'iiif', to: 'text', name: 'seeAlso of a page in a manifest' },
];

/** One message about the links that answers leave out with these services; undefined if there are none. */
export function leftOutLinks(services: ReadonlySet<SandboxService>): string | undefined {
  const absent = answerLinks.filter(({ from, to }) => services.has(from) && !services.has(to));
  if (absent.length === 0) return undefined;
  const names = absent.map(({ name, to }) => `${name} (${to})`).join(', ');
  const count = absent.length === 1 ? '1 link leads' : `${absent.length} links lead`;
  return `${count} to operations of an API that this portal leaves out: ${names}`;
}

/** Records without links to missing services. */
export function withoutLeftOutLinks(
  collection: Collection,
  services: ReadonlySet<SandboxService>,
): Collection {
  if (services.size === sandboxServices.length) return collection;
  const isLeftOut = (value: unknown): boolean => {
    const path = typeof value === 'string' ? pathOnOwnHost(value) : undefined;
    const service = path === undefined ? undefined : folderAt(path)?.service;
    return service !== undefined && !services.has(service);
  };
  const { dates, looks, withdrawn, ...records } = collection;
  return { dates, looks, withdrawn, ...withoutValues(records, isLeftOut) };
}

/** An object with nothing but a `url`, such as a thumbnail, is left out along with its address. */
function withoutValues<Value>(value: Value, isLeftOut: (one: unknown) => boolean): Value {
  const stays = (one: unknown): boolean =>
    !isLeftOut(one) &&
    !(typeof one === 'object' && one !== null && 'url' in one && isLeftOut(one.url));
  if (Array.isArray(value)) {
    return value.filter(stays).map((one) => withoutValues(one, isLeftOut)) as Value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([, one]) => stays(one));
  return Object.fromEntries(
    kept.map(([key, one]) => [key, withoutValues(one, isLeftOut)]),
  ) as Value;
}
