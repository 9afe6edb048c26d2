import { sandboxBelow } from '@portal/sandbox/services';
import type { PagePortal } from '../page-portal';

/** Answered by the sandbox only: no live API is known to have it. */
const sandboxOnly = ['editorial-images'];

type Addressed = Pick<PagePortal, 'siteUrl' | 'apis'>;

/**
 * The full address of an API path such as "/catalogue/v2/works?query=horse": where the requests of
 * guides go.
 */
export function apiAddress(path: string, portal: Addressed): string {
  const address = findAddress(path, portal);
  if (address !== undefined) return address;
  const known = portal.apis.flatMap(({ segments }) => segments.map((name) => `/${name}/`));
  throw new Error(`"${path}" is not an API path; it must start with one of ${known.join(', ')}.`);
}

function findAddress(path: string, { siteUrl, apis }: Addressed): string | undefined {
  // What comes before the path of every API, where that is one address.
  const [host, ...others] = new Set(apis.map(({ guideHost }) => guideHost));
  if (path === '') return others.length === 0 ? host : undefined;
  const segment = path.split(/[/?#]/)[1] ?? '';
  const candidates = apis.filter(({ segments }) => segments.includes(segment));
  const isBelow = (prefix: string) => `${path.slice(1).split(/[?#]/)[0]}/`.startsWith(`${prefix}/`);
  const api = candidates.find(({ prefixes }) => prefixes?.some(isBelow)) ?? candidates[0];
  if (api) return api.guideHost + path;
  return sandboxOnly.includes(segment) && apis.some(({ sandbox }) => sandbox)
    ? sandboxBelow(siteUrl) + path
    : undefined;
}

const apiPlaceholder = /https:\/\/api\.example\.org((?:\/[\w.~-]+)*)/g;

/**
 * Replaces the placeholder hosts of guides and descriptions, e.g.
 * `https://api.example.org/image/V0040217` and `https://developers.example.org/docs/datasets`, with
 * addresses that answer. An address of no API of the portal is unchanged.
 */
export function fillAddresses(text: string, portal: Addressed): string {
  return text
    .replaceAll(apiPlaceholder, (whole, path: string) => findAddress(path, portal) ?? whole)
    .replaceAll('https://developers.example.org', () => portal.siteUrl);
}

/** The addresses in a text that belong to no API of the portal. */
export function unknownAddresses(text: string, portal: Addressed): string[] {
  return [...text.matchAll(apiPlaceholder)].flatMap(([whole, path = '']) =>
    findAddress(path, portal) === undefined ? [whole] : [],
  );
}

/** Removes the placeholder hosts of guides and descriptions: nobody searches for them. */
export function withoutHosts(text: string): string {
  return text.replaceAll(/https:\/\/(api|developers)\.example\.org/g, '');
}

/**
 * The address that is replaced with the one a page is read from. Live services on the same address
 * that are not part of the portal keep theirs.
 */
export function ownAddress({ apis, siteUrl }: Addressed): string {
  const hasLive = apis.some(({ liveHost, isHere }) => liveHost === siteUrl && !isHere);
  return hasLive ? sandboxBelow(siteUrl) : siteUrl;
}
