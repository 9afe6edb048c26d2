/** Where the Markdown of a page is: `/docs/iiif` -> `/docs/iiif.md`, `/` -> `/index.md`. */
export function twinPath(pagePath: string): string {
  const path = pagePath.replace(/\/+$/, '').replace(/\.html$/, '');
  return path === '' ? '/index.md' : `${path}.md`;
}
