import type { PageApi } from '@site/config/page-portal';

/**
 * An API that is part of the portal is called where the page is read, which may differ from the
 * address the portal was built for.
 */
export function liveHostHere(
  { liveHost, isHere }: Pick<PageApi, 'liveHost' | 'isHere'>,
  siteUrl: string,
  here: string,
): string | undefined {
  if (!isHere || liveHost === undefined) return liveHost;
  return here.replace(/\/+$/, '') + liveHost.slice(siteUrl.length);
}
