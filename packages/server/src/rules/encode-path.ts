/** A path as it is written in an address, e.g. `/docs/c#` -> `/docs/c%23` */
export function encodePath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}
