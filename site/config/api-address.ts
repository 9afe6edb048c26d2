import type { PagePortal } from './page-portal';

/** Answered by the sandbox only: no live API is known to have it. */
const sandboxOnly = ['editorial-images'];

type Addressed = Pick<PagePortal, 'siteUrl' | 'apis'>;

/**
 * The full address of an API path such as "/catalogue/v2/works?query=horse": where the requests of
 * guides go.
 */
export function apiAddress(path: string, { siteUrl, apis }: Addressed): string {
  const segment = path.split('/')[1] ?? '';
  const api = apis.find(({ segments }) => segments.includes(segment));
  if (api) return api.guideHost + path;
  if (sandboxOnly.includes(segment) && apis.some(({ sandbox }) => sandbox)) {
    return `${siteUrl}/sandbox${path}`;
  }
  const known = apis.flatMap(({ segments }) => segments.map((name) => `/${name}/`));
  throw new Error(`"${path}" is not an API path; it must start with one of ${known.join(', ')}.`);
}

/**
 * What guides and descriptions write for the hosts, e.g. `https://api.example.org/image/V0040217`
 * and `https://developers.example.org/docs/datasets`, filled in with addresses that answer.
 */
export function fillAddresses(text: string, portal: Addressed): string {
  return text
    .replaceAll(/https:\/\/api\.example\.org(\/[\w-]+)?/g, (_, path = '') =>
      apiAddress(path, portal),
    )
    .replaceAll('https://developers.example.org', () => portal.siteUrl);
}

/** Leaves out the hosts that guides and descriptions write: nobody searches for them. */
export function withoutHosts(text: string): string {
  return text.replaceAll(/https:\/\/(api|developers)\.example\.org/g, '');
}

/**
 * The address that is replaced by the one a page is read from. Live services on the same address that
 * are not part of the portal keep theirs.
 */
export function ownAddress({ apis, siteUrl }: Addressed): string {
  const hasLive = apis.some(({ liveHost, isHere }) => liveHost === siteUrl && !isHere);
  return hasLive ? `${siteUrl}/sandbox` : siteUrl;
}
