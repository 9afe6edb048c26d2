const suffixes = ['/', '.html', '/index'];

/**
 * `/docs/iiif.html` -> `/docs/iiif`, `/docs/index/` -> `/docs`, `/index.html` -> `/`. Only the home
 * page ends in a slash, also below a base path: `/developers` -> `/developers/`.
 */
export function canonicalPath(pathname: string, basePath = '/'): string {
  let path = pathname;
  let suffix = suffixes.find((end) => path.endsWith(end));
  while (suffix !== undefined) {
    path = path.slice(0, -suffix.length);
    suffix = suffixes.find((end) => path.endsWith(end));
  }
  // Browsers read a leading `//` or `/\` as another host, so exactly one slash may lead.
  const clean = `/${path.replace(/^[/\\]+/, '')}`;
  return `${clean}/` === basePath ? basePath : clean;
}
