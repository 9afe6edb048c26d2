const suffixes = ['/', '.html', '/index'];

/**
 * `/docs/iiif.html` -> `/docs/iiif`, `/docs/index/` -> `/docs`, `/index.html` -> `/`. Only the home page
 * has a trailing slash, also below a base path: `/developers` -> `/developers/`.
 */
export function canonicalPath(pathname: string, basePath = '/'): string {
  let path = pathname;
  let suffix = suffixes.find((end) => path.endsWith(end));
  while (suffix !== undefined) {
    path = path.slice(0, -suffix.length);
    suffix = suffixes.find((end) => path.endsWith(end));
  }
  // Browsers treat a leading `//` or `/\` as another host, so there must be exactly one slash.
  const clean = `/${path.replace(/^[/\\]+/, '')}`;
  return `${clean}/` === basePath ? basePath : clean;
}
