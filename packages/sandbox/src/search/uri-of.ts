/**
 * An address as a URI. Browsers let some characters stand that a URI may not have, such as `|` and
 * a `%` that begins nothing.
 */
export function uriOf({ origin, pathname, search }: URL): string {
  return `${origin}${pathname}${search}`
    .replaceAll(/%(?![0-9A-Fa-f]{2})/g, '%25')
    .replaceAll(/[|\\^`{}[\]"<>]/g, encodeURIComponent);
}
