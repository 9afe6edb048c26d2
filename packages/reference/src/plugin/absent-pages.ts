import { codePattern } from '../downloads/absolute-links.ts';

const link = /\[(?<label>[^\]]+)\]\(\s*<?(?<address>[^)\s>]+)>?[^)]*\)/;
const codeOrLink = new RegExp(`${codePattern.source}|${link.source}`, 'g');

/**
 * Whether an address is that of an API's page, or of a file beside it, and there is no such API; or one
 * that is relative, such as "www.museum.example": a description is shown on many pages.
 */
export function absentPages(routeBase: string, ids: readonly string[]) {
  const base = `/${routeBase}/`;
  return (address: string): boolean => {
    if (!/^([a-z][a-z\d+.-]*:|[/#?])/i.test(address)) return true;
    if (!address.startsWith(base)) return false;
    const [name = ''] = address.slice(base.length).split(/[/?#]/);
    return name !== '' && !ids.some((id) => name === id || name.startsWith(`${id}.`));
  };
}

/** Markdown in which links that lead nowhere are plain text. Code stays as it is. */
export function withoutLinks(
  markdown: string,
  leadsNowhere: (address: string) => boolean,
  report: (address: string) => void = () => {},
): string {
  if (!markdown.includes('](')) return markdown;
  return markdown.replace(codeOrLink, (whole, ...rest) => {
    const { label, address } = rest.at(-1) as Record<string, string | undefined>;
    if (label === undefined || address === undefined || !leadsNowhere(address)) return whole;
    report(address);
    return label;
  });
}
