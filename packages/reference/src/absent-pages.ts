import { codePattern } from './downloads/absolute-links.ts';

type IsDead = (address: string) => boolean;

const link = /\[(?<label>[^\]]+)\]\(\s*<?(?<address>[^)\s>]+)>?[^)]*\)/;
const codeOrLink = new RegExp(`${codePattern.source}|${link.source}`, 'g');

/**
 * Whether an address belongs to an API's page, or to a file beside it, when there is no such API.
 */
export function absentPages(routeBase: string, ids: readonly string[]): IsDead {
  const base = `/${routeBase}/`;
  return (address) => {
    if (!address.startsWith(base)) return false;
    const [name = ''] = address.slice(base.length).split(/[/?#]/);
    return name !== '' && !ids.some((id) => name === id || name.startsWith(`${id}.`));
  };
}

/** Markdown in which links that lead nowhere are plain text. Code is unchanged. */
export function withoutLinks(
  markdown: string,
  isDead: IsDead,
  report: (address: string) => void = () => {},
): string {
  if (!markdown.includes('](')) return markdown;
  return markdown.replace(codeOrLink, (whole, ...rest) => {
    const { label, address } = rest.at(-1) as Record<string, string | undefined>;
    if (label === undefined || address === undefined || !isDead(address)) return whole;
    report(address);
    return label;
  });
}
