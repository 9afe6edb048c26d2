/**
 * An answer of a sandbox at `base`, as the descriptions show it: with their hosts for the APIs and the
 * portal, and paths without the sandbox's prefix.
 */
export function withDocumentedHosts(text: string, base: string): string {
  const { origin, pathname } = new URL(base);
  return text
    .replaceAll(`${origin}/docs/`, 'https://developers.example.org/docs/')
    .replaceAll(`${base}/`, 'https://api.example.org/')
    .replaceAll(`for URL ${pathname}/`, 'for URL /');
}
