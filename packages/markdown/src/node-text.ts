import type { Nodes as HastNodes } from 'hast';

/** The text of an element and of everything in it. */
export function textOf(node: HastNodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
