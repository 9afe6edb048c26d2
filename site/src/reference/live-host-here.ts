/**
 * An API that answers from the portal's own files is called where the page is read, which may be
 * another place than the one the portal was built for.
 */
export function liveHostHere(
  liveHost: string | undefined,
  siteUrl: string,
  here: string,
): string | undefined {
  if (liveHost !== siteUrl && !liveHost?.startsWith(`${siteUrl}/`)) return liveHost;
  return here.replace(/\/+$/, '') + liveHost.slice(siteUrl.length);
}
