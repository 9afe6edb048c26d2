import type { Element, Root } from 'hast';
import { parsePage } from './parse-page.ts';

export type FoundLinks = {
  /** As written, e.g. `/docs/iiif#sizes`. */
  links: string[];
  /** What `#…` can point at. */
  ids: Set<string>;
};

const carriers = ['href', 'src', 'poster'] as const;

function visit(node: Root | Element, found: FoundLinks): void {
  if (node.type === 'element') {
    const { id } = node.properties;
    if (typeof id === 'string') found.ids.add(id);
    for (const name of carriers) {
      const value = node.properties[name];
      if (typeof value === 'string') found.links.push(value);
    }
  }
  for (const child of node.children) if (child.type === 'element') visit(child, found);
}

/** Every address in a page, and every anchor, including those inside `noscript`. */
export function linksInHtml(html: string): FoundLinks {
  const found: FoundLinks = { links: [], ids: new Set() };
  visit(parsePage(html), found);
  return found;
}

function unescapeXml(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

/** The addresses of a sitemap or a feed, those in its entries included. */
export function linksInXml(xml: string): string[] {
  const places = [...xml.matchAll(/<loc>([^<]+)<\/loc>|\bhref="([^"]+)"/g)];
  const links = places.map(([, loc, href]) => unescapeXml(loc ?? href ?? ''));
  const contents = [...xml.matchAll(/<content type="html">([^<]*)/g)];
  return [...links, ...contents.flatMap(([, html = '']) => linksInHtml(unescapeXml(html)).links)];
}
