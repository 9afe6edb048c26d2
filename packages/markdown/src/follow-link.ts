export type LinkPlan = {
  /** Without a trailing slash, e.g. `https://museum.example/developers`. */
  siteUrl: string;
  /** Where APIs are within the site, e.g. `['/sandbox/']`: requests are checked elsewhere. */
  apiBases: readonly string[];
  /** The known text nearest to another, if one is near. */
  nearest: (text: string, known: readonly string[]) => string | undefined;
};

/** Every page and file of a site by its path, with the ids on a page if they are known. */
type Served = ReadonlyMap<string, ReadonlySet<string> | undefined>;

export type Followed = {
  /** Whether it is a link within the site. */
  isInside: boolean;
  /** What would be right, e.g. `there is no /docs/iif; the nearest is /docs/iiif`. */
  problem?: string;
};

/** Follows links to the page, anchor or file that they name. */
export function linkFollower({ siteUrl, apiBases, nearest }: LinkPlan, served: Served) {
  const { origin, pathname } = new URL(`${siteUrl}/`);
  /** Within the site: `/developers/docs/iiif` -> `/docs/iiif`; undefined for an address outside. */
  const insideOf = (url: URL): string | undefined =>
    url.origin === origin && `${url.pathname}/`.startsWith(pathname)
      ? `/${url.pathname.slice(pathname.length)}`
      : undefined;

  /** Includes the base address of an API, unless a page is there: `/collection/v1`. */
  const isRequest = (inside: string): boolean =>
    apiBases.some(
      (base) => inside.startsWith(base) || (`${inside}/` === base && !served.has(inside)),
    );

  const problemOf = (inside: string, hash: string): string | undefined => {
    const path = decoded(inside)?.replace(/(.)\/$/, '$1');
    const id = decoded(hash.slice(1));
    if (path === undefined || id === undefined) return 'a percent sign in it begins no character';
    if (!served.has(path)) {
      const near = nearest(path, [...served.keys()]);
      return `there is no ${path}${near === undefined ? '' : `; the nearest is ${near}`}`;
    }
    const ids = served.get(path);
    if (id === '' || ids === undefined || ids.has(id)) return undefined;
    const near = nearest(id, [...ids]);
    return `${path} has no place #${id}${near === undefined ? '' : `; the nearest is #${near}`}`;
  };

  /** @param from the path of the page that has the link, e.g. `/docs/iiif` */
  return (link: string, from: string): Followed => {
    const base = `${siteUrl}${from}`;
    if (!URL.canParse(link, base)) return { isInside: false, problem: 'it is not an address' };
    const url = new URL(link, base);
    const inside = insideOf(url);
    // Another host, or another site on this one.
    if (inside === undefined && (url.origin !== origin || URL.canParse(link))) {
      return { isInside: false };
    }
    if (inside !== undefined && isRequest(inside)) return { isInside: false };
    const problem =
      inside === undefined
        ? `it is outside ${pathname}, where the site is`
        : problemOf(inside, url.hash);
    return { isInside: true, ...(problem !== undefined && { problem }) };
  };
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
