const suffixes = ['/', '.html', '/index'];

/** `/docs/iiif.html` -> `/docs/iiif`, `/docs/index/` -> `/docs`, `/index.html` -> `/`. */
export function canonicalPath(pathname: string): string {
  let path = pathname;
  let suffix = suffixes.find((end) => path.endsWith(end));
  while (suffix !== undefined) {
    path = path.slice(0, -suffix.length);
    suffix = suffixes.find((end) => path.endsWith(end));
  }
  // Browsers read a leading `//` or `/\` as another host, so exactly one slash may lead.
  return `/${path.replace(/^[/\\]+/, '')}`;
}
