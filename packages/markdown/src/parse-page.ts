import type { Nodes, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

const parser = unified().use(rehypeParse).freeze();

/** A built page as a tree. Long pages take tenths of a second, so parse each one once. */
export function parsePage(html: string): Root {
  return parser.parse(html);
}

/** The text of an element and of everything in it. */
export function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  if ('tagName' in node && node.tagName === 'br') return '\n';
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** The same in one line. */
export function lineOf(node: Nodes): string {
  return textOf(node).replace(/\s+/g, ' ').trim();
}
