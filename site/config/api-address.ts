import type { ApiName, Provider } from './check-provider';

const apiOfSegment: Record<string, ApiName> = {
  catalogue: 'catalogue',
  content: 'content',
  image: 'iiif',
  thumbs: 'iiif',
  thumb: 'iiif',
  search: 'iiif',
  annotations: 'iiif',
  presentation: 'iiif',
  text: 'text',
  datasets: 'datasets',
};

/** Answered by the sandbox only: no live API is known to have it. */
const sandboxOnly = ['editorial-images'];

/**
 * The full address of an API path such as "/catalogue/v2/works?query=horse": on the provider's
 * live host where one is named, else below the portal's own /sandbox.
 */
export function apiAddress(path: string, { apiHosts, siteUrl }: Provider): string {
  const segment = path.split('/')[1] ?? '';
  const api = apiOfSegment[segment];
  if (!api && !sandboxOnly.includes(segment)) {
    throw new Error(
      `"${path}" is not an API path; it must start with one of ${Object.keys(apiOfSegment)
        .map((name) => `/${name}/`)
        .join(', ')}.`,
    );
  }
  return `${(api && apiHosts[api]) ?? `${siteUrl}/sandbox`}${path}`;
}

/**
 * What guides and descriptions write for the hosts, e.g. `https://api.example.org/image/V0040217`
 * and `https://developers.example.org/docs/datasets`, filled in with addresses that answer.
 */
export function fillAddresses(text: string, provider: Provider): string {
  return text
    .replaceAll(/https:\/\/api\.example\.org(\/[\w-]+)?/g, (_, path = '') =>
      apiAddress(path, provider),
    )
    .replaceAll('https://developers.example.org', () => provider.siteUrl);
}

/** Leaves out the hosts that guides and descriptions write: nobody searches for them. */
export function withoutHosts(text: string): string {
  return text.replaceAll(/https:\/\/(api|developers)\.example\.org/g, '');
}

/**
 * The address that is replaced by the one a page is read from. Live services on the portal's own
 * origin keep theirs.
 */
export function ownAddress({ apiHosts, siteUrl }: Provider): string {
  return Object.values(apiHosts).includes(siteUrl) ? `${siteUrl}/sandbox` : siteUrl;
}
