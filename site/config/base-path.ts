/** "/docs/iiif" -> "/developers/docs/iiif" */
export function belowBase(path: string, basePath: string): string {
  return basePath + path.slice(1);
}

/** "/developers/docs/iiif" -> "/docs/iiif" */
export function withoutBase(path: string, basePath: string): string {
  return `${path}/`.startsWith(basePath) ? `/${path.slice(basePath.length)}` : path;
}
