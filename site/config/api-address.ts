import type { ApiName, Provider } from './check-provider';

const apiOfSegment: Record<string, ApiName> = {
  catalogue: 'catalogue',
  content: 'content',
  image: 'iiif',
  thumbs: 'iiif',
  search: 'iiif',
  presentation: 'iiif',
  text: 'text',
  datasets: 'datasets',
};

/**
 * The full address of an API path such as "/catalogue/v2/works?query=horse": on the provider's
 * live host where one is named, else below the /sandbox of wherever the portal is served from.
 */
export function apiAddress(
  path: string,
  { apiHosts, siteUrl }: Provider,
  origin: string = siteUrl,
): string {
  const segment = path.split('/')[1] ?? '';
  const api = apiOfSegment[segment];
  if (!api) {
    throw new Error(
      `"${path}" is not an API path; it must start with one of ${Object.keys(apiOfSegment)
        .map((name) => `/${name}/`)
        .join(', ')}.`,
    );
  }
  return `${apiHosts[api] ?? `${origin}/sandbox`}${path}`;
}
