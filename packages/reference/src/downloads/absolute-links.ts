/** Code in Markdown: nothing inside is a link. */
export const codePattern = /(?<ticks>`+)[\s\S]*?[^`]\k<ticks>(?!`)/;
const link = /(?<open>\]\(\s*<?)(?<address>[^)\s>]+)/;
const codeOrLink = new RegExp(`${codePattern.source}|${link.source}`, 'g');

/** Where a text is read. */
export type Place = {
  /** The address that `/` means, e.g. `https://museum.example/developers`. */
  site: string;
  /** The absolute address of the page, e.g. `https://museum.example/developers/api/catalogue`. */
  page: string;
};

/** An address as seen from a page: `/docs/iiif` -> `https://developers.example.org/docs/iiif`. */
export function absoluteUrl(address: string, { site, page }: Place): string {
  if (/^\/(?!\/)/.test(address)) return new URL(site + address).href;
  return URL.canParse(address) || !URL.canParse(address, page)
    ? address
    : new URL(address, page).href;
}

/** Markdown whose links lead to the same places wherever it is read. Code is unchanged. */
export function absoluteLinks(markdown: string, place: Place): string {
  return markdown.replace(codeOrLink, (whole, ...rest) => {
    const { open, address } = rest.at(-1) as Record<string, string | undefined>;
    return open === undefined || address === undefined ? whole : open + absoluteUrl(address, place);
  });
}
