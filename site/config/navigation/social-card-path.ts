/** e.g. "/docs/iiif" -> "/social-cards/docs/iiif.png"; the not-found page borrows the home page's */
export function socialCardPath(pagePath: string): string {
  const name = pagePath.replace(/^\/+|\/+$/g, '');
  return `/social-cards/${name === '' || name === '404.html' ? 'home' : name}.png`;
}
