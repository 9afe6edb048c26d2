/** An address that is safe in a link: http or https only, whatever a response contains. */
export function webAddress(text: unknown): string | undefined {
  if (typeof text !== 'string' || !/^https?:\/\//i.test(text) || /\s/.test(text)) return undefined;
  if (!URL.canParse(text)) return undefined;
  const { protocol, href } = new URL(text);
  return protocol === 'http:' || protocol === 'https:' ? href : undefined;
}

/**
 * How a picture that an answer names may be loaded: directly from the page's own host, by the
 * transport from the hosts of the APIs, and not at all from elsewhere, so that no answer can make
 * the page call a third party.
 */
export type PictureWay = 'direct' | 'transport' | 'link';

export function pictureWay(
  address: string,
  pageOrigin: string,
  apiOrigins: readonly string[],
): PictureWay {
  const href = webAddress(address);
  if (href === undefined) return 'link';
  const { origin } = new URL(href);
  if (origin === pageOrigin) return 'direct';
  return apiOrigins.includes(origin) ? 'transport' : 'link';
}
