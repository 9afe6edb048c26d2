/**
 * Where the Markdown of a page is: `/docs/iiif` -> `/docs/iiif.md`, and for the home page
 * `/` -> `/index.md` or `/developers/` -> `/developers/index.md`.
 */
export function markdownPath(pagePath: string, basePath = '/'): string {
  const path = pagePath.replace(/\/+$/, '').replace(/\.html$/, '');
  return `${path}/` === basePath ? `${basePath}index.md` : `${path}.md`;
}
