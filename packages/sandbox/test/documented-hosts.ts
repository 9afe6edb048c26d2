/**
 * What a sandbox at `base` said, as the descriptions show it: each address on the host that they
 * name for it, and a path without what the sandbox has in front of it.
 */
export function withDocumentedHosts(text: string, base: string): string {
  const { origin, pathname } = new URL(base);
  return text
    .replaceAll(`${origin}/docs/`, 'https://developers.example.org/docs/')
    .replaceAll(`${base}/editorial-images/`, 'https://images.example.org/')
    .replaceAll(`${base}/catalogue/`, 'https://api.example.org/catalogue/')
    .replaceAll(`${base}/content/`, 'https://api.example.org/content/')
    .replaceAll(`${base}/`, 'https://iiif.example.org/')
    .replaceAll(`for URL ${pathname}/`, 'for URL /');
}
