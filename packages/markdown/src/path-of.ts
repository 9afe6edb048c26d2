/** The address of a file of the build: `docs/iiif.html` -> `/docs/iiif`, `index.html` -> `/`. */
export function pathOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;
}
