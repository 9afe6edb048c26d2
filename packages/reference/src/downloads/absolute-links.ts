/** Code in Markdown: what looks like a link inside is none. */
export const codePattern = /(?<ticks>`+)[\s\S]*?[^`]\k<ticks>(?!`)/;
const link = /(?<open>\]\(\s*<?)(?<address>[^)\s>]+)/;
const codeOrLink = new RegExp(`${codePattern.source}|${link.source}`, 'g');

/** An address as seen from a page: `/docs/iiif` -> `https://developers.example.org/docs/iiif`. */
export function absoluteUrl(address: string, page: string): string {
  return URL.canParse(address) || !URL.canParse(address, page)
    ? address
    : new URL(address, page).href;
}

/** Markdown whose links lead to the same places wherever it is read. Code stays as it is. */
export function absoluteLinks(markdown: string, page: string): string {
  return markdown.replace(codeOrLink, (whole, ...rest) => {
    const { open, address } = rest.at(-1) as Record<string, string | undefined>;
    return open === undefined || address === undefined ? whole : open + absoluteUrl(address, page);
  });
}
