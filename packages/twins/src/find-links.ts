import type { Element, Root } from 'hast';
import type { Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
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

/** Every address in a page, and every place in it, also those that wait in `noscript`. */
export function linksInHtml(html: string): FoundLinks {
  const found: FoundLinks = { links: [], ids: new Set() };
  visit(parsePage(html), found);
  return found;
}

function visitMarkdown(node: Nodes, links: string[]): void {
  if ('url' in node) links.push(node.url);
  if ('children' in node) for (const child of node.children) visitMarkdown(child as Nodes, links);
}

const markdownParser = unified().use(remarkParse).use(remarkGfm).freeze();

export function linksInMarkdown(markdown: string): string[] {
  const links: string[] = [];
  visitMarkdown(markdownParser.parse(markdown), links);
  return links;
}

/** The addresses of a sitemap or a feed. */
export function linksInXml(xml: string): string[] {
  const places = [...xml.matchAll(/<loc>([^<]+)<\/loc>|\bhref="([^"]+)"/g)];
  return places.map(([, loc, href]) => (loc ?? href ?? '').replaceAll('&amp;', '&'));
}
