/**
 * A text with the portal's configured address replaced by the origin it is served from.
 *
 * @param address as built in, e.g. `https://developers.example.org`, with a path if only what is below
 *   it belongs to the portal
 */
export function withOrigin(text: string, address: string, origin: string): string {
  if (!text.includes(address)) return text;
  const own = address.replace(/^https?:\/\/[^/]+/, () => origin);
  const literal = address.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  // `https://dev.example` is not part of `https://dev.example.org` or `https://dev.example:81`.
  return text.replaceAll(new RegExp(`${literal}(?![\\w:-]|\\.\\w)`, 'g'), () => own);
}
