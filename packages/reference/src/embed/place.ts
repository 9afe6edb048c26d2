import type { Place } from '../page/islands/island.ts';

/** Which API of those that are shown, and what of it. */
export type EmbeddedPlace = Place & { apiId: string };

const within = 'api:';
const apiKey = 'api';
const requestKey = 'op';

/** The address of an API among those that are shown, which is not one of the host: `api:loans` */
export function addressWithin(apiId: string): string {
  return `${within}${apiId}`;
}

export const folder = within;

type Parts = { others: string[]; apiId?: string; request: string[] };

function keyOf(pair: string): string {
  return pair.split('=', 1)[0] ?? '';
}

/** A permalink comes last, since its parameters may have any name; what is before it is the page's own. */
function partsOf(search: string): Parts {
  const pairs = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '');
  const at = pairs.findIndex((pair) => keyOf(pair) === requestKey);
  const before = at === -1 ? pairs : pairs.slice(0, at);
  const own = before.find((pair) => keyOf(pair) === apiKey);
  return {
    others: before,
    request: at === -1 ? [] : pairs.slice(at),
    ...(own !== undefined && { apiId: new URLSearchParams(own).get(apiKey) ?? '' }),
  };
}

type Shown = {
  /** The APIs; the address names one only if there are several. */
  ids: readonly string[];
  /** e.g. `https://library.example/developers?theme=dark` */
  pageUrl: string;
};

/** What an address is about: that of the page, or one within the reference. */
export function readPlace(
  address: string,
  { ids, pageUrl }: Shown,
  state?: unknown,
): EmbeddedPlace {
  const [, named, search, hash] = /^api:([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? [];
  const url = named === undefined ? new URL(address, pageUrl) : { search, hash };
  const { request, apiId } = partsOf(url.search ?? '');
  const wanted = named ?? apiId ?? '';
  const found = ids.includes(wanted) ? wanted : (ids[0] ?? '');
  return {
    apiId: found,
    pathname: addressWithin(found),
    search: request.length > 0 ? `?${request.join('&')}` : '',
    hash: url.hash ?? '',
    ...(state !== undefined && { state }),
  };
}

/** The whole address of a place: that of the page, with the API and the request. */
export function writePlace(
  { apiId, search, hash }: Pick<EmbeddedPlace, 'apiId' | 'search' | 'hash'>,
  { ids, pageUrl }: Shown,
): string {
  const url = new URL(pageUrl);
  const isNamed = ids.length > 1;
  const others = partsOf(url.search).others.filter((pair) => !isNamed || keyOf(pair) !== apiKey);
  const named = isNamed ? [`${apiKey}=${apiId}`] : [];
  const query = [...others, ...named, ...partsOf(search).request].join('&');
  return `${url.origin}${url.pathname}${query === '' ? '' : `?${query}`}${hash}`;
}
