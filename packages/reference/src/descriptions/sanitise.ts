import type { Element, ElementContent, Root, RootContent } from 'hast';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { blocks, dropped, phrasing } from './safe-elements.ts';

export type Place = {
  /** The level of the highest heading, one below that of the heading it is under. */
  level?: number;
  /** The site's base path, e.g. `/developers/`. */
  basePath?: string;
  /** Where a link of the text leads on this site; if nowhere, only its words are kept. */
  addressOf?: (address: string) => string | undefined;
};

/** Text directly inside these is only line breaks. */
const lists = ['dl', 'ol', 'table', 'tbody', 'tfoot', 'thead', 'tr', 'ul'];

const cells = ['align', 'colSpan', 'rowSpan'];

const schema: Schema = {
  tagNames: [...phrasing, ...blocks],
  strip: dropped,
  // Neither `id` nor `name`, so that nothing can pass for a part of the page.
  attributes: {
    a: ['href', 'title'],
    abbr: ['title'],
    details: ['open'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    ol: ['start', 'reversed'],
    td: cells,
    th: cells,
  },
  protocols: { href: ['http', 'https', 'mailto'], src: ['http', 'https'] },
  ancestors: Object.fromEntries(
    ['caption', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'].map((name) => [name, ['table']]),
  ),
};

/**
 * An address as the page can use it; undefined for a relative one, since the text has no address.
 */
function usable(written: unknown, { basePath = '/', addressOf }: Place): string | undefined {
  const address = typeof written === 'string' && addressOf ? addressOf(written) : written;
  if (typeof address !== 'string') return undefined;
  if (/^\/(?![/\\])/.test(address)) return `${basePath}${address.slice(1)}`;
  return /^(?:https?:\/\/|mailto:|[#?])/i.test(address) ? address : undefined;
}

/** Headings descend one level at a time, whatever levels the author used. */
function headingLevels(first: number): (rank: number) => string {
  const open: number[] = [];
  return (rank) => {
    while ((open.at(-1) ?? 0) >= rank) open.pop();
    open.push(rank);
    return `h${Math.min(6, first + open.length - 1)}`;
  };
}

/** A page loads nothing from other hosts, so a picture there is a link to it. */
function picture(image: Element, place: Place, inLink: boolean): ElementContent[] {
  const { src, alt } = image.properties;
  const address = usable(src, place);
  const value = String(alt || (address === undefined ? '' : src));
  const words = value === '' ? [] : [{ type: 'text' as const, value }];
  if (address === undefined) return words;
  if (typeof src === 'string' && src.startsWith('/')) {
    return [{ ...image, properties: { ...image.properties, src: address, alt: alt ?? '' } }];
  }
  if (inLink) return words;
  return [{ type: 'element', tagName: 'a', properties: { href: address }, children: words }];
}

/** A tree of nothing but text, its markup, and addresses that lead somewhere. */
export function sanitise(tree: Root, place: Place, only: 'blocks' | 'line'): Root {
  const levelOf = headingLevels(place.level ?? 4);
  const inner = (element: Element, inLink: boolean) =>
    element.children
      .filter((child) => !(lists.includes(element.tagName) && child.type === 'text'))
      .flatMap((child) => kept(child, inLink) as ElementContent[]);

  const kept = (node: RootContent, inLink: boolean): RootContent[] => {
    if (node.type !== 'element') return [node];
    const { tagName, properties } = node;
    if (tagName === 'img') return picture(node, place, inLink);
    if (tagName === 'a') {
      const href = usable(properties.href, place);
      const children = inner(node, href !== undefined || inLink);
      return href === undefined
        ? children
        : [{ ...node, properties: { ...properties, href }, children }];
    }
    if (only === 'line' && (blocks.includes(tagName) || tagName === 'br')) {
      const space = { type: 'text' as const, value: ' ' };
      return [space, ...inner(node, inLink), space];
    }
    const rank = /^h([1-6])$/.exec(tagName)?.[1];
    const name = rank === undefined ? tagName : levelOf(Number(rank));
    // Wide code scrolls, also for readers who use no mouse.
    const extra = tagName === 'pre' ? { tabIndex: 0 } : {};
    const children = inner(node, inLink);
    if ((rank !== undefined || tagName === 'p') && children.length === 0) return [];
    return [{ ...node, tagName: name, properties: { ...properties, ...extra }, children }];
  };

  const clean = sanitize(tree, schema);
  const children = clean.type === 'root' ? clean.children : [];
  return { type: 'root', children: children.flatMap((child) => kept(child, false)) };
}
