/** Where the links of one description may lead. */
export type LinkPlace = {
  /** The address that `/` means on this site, e.g. `https://museum.example/developers`. */
  siteUrl: string;
  /** Whether the site has something at a path within it, e.g. `/docs/iiif`. */
  hasPage: (path: string) => boolean;
  /** Whether a path belongs to an API that the site leaves out. */
  isAbsent: (path: string) => boolean;
  /** The page that the description's own relative addresses are relative to, if it is known. */
  homepage?: string | undefined;
};

/** An address in a description as it can be followed from here; undefined if it leads nowhere. */
export function placeLink(address: string, place: LinkPlace): string | undefined {
  if (/^(?:[#?]|\/[/\\])/.test(address)) return address;
  if (/^[a-z][a-z\d+.-]*:/i.test(address)) return isDead(address, place) ? undefined : address;
  if (address.startsWith('/')) {
    if (place.isAbsent(address)) return undefined;
    if (place.hasPage(pathOf(address))) return address;
  }
  const { homepage } = place;
  // In prose, such an address is a host whose protocol was forgotten.
  if (homepage === undefined || /^www\./i.test(address)) return undefined;
  if (!URL.canParse(address, homepage)) return undefined;
  const { href } = new URL(address, homepage);
  return isDead(href, place) ? undefined : href;
}

/** Whether an absolute address is of no page: none of this site, or no address at all. */
function isDead(address: string, { siteUrl, hasPage }: LinkPlace): boolean {
  if (!/^https?:/i.test(address)) return false;
  if (!URL.canParse(address)) return true;
  const { origin, pathname } = new URL(address);
  const site = new URL(`${siteUrl}/`);
  if (origin !== site.origin || !`${pathname}/`.startsWith(site.pathname)) return false;
  return !hasPage(`/${pathname.slice(site.pathname.length)}`);
}

function pathOf(address: string): string {
  return address.replace(/[?#].*$/s, '');
}
