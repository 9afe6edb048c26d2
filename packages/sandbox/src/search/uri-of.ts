/**
 * An address as a URI. Browsers leave some characters unencoded that are not allowed in a URI, such as
 * `|` and a `%` that begins no escape.
 */
export function uriOf({ origin, pathname, search }: URL): string {
  return `${origin}${pathname}${search}`
    .replaceAll(/%(?![0-9A-Fa-f]{2})/g, '%25')
    .replaceAll(/[|\\^`{}[\]"<>]/g, encodeURIComponent);
}
