import type { PhrasingContent, RootContent } from 'mdast';

const blocks = new Set([
  'blockquote',
  'code',
  'heading',
  'list',
  'listItem',
  'paragraph',
  'thematicBreak',
]);

function isBlock(node: RootContent | undefined): boolean {
  return node !== undefined && blocks.has(node.type);
}

/** What is in a cell of a table without line breaks, which would end its row. */
export function inOneLine(nodes: readonly RootContent[], between = ' '): PhrasingContent[] {
  return nodes.flatMap((node, at) => {
    const isApart = at > 0 && (isBlock(node) || isBlock(nodes[at - 1]));
    return [...(isApart ? [{ type: 'text', value: between } as const] : []), ...phrasesOf(node)];
  });
}

function phrasesOf(node: RootContent): PhrasingContent[] {
  if (node.type === 'thematicBreak') return [];
  if ('children' in node) {
    const children = inOneLine(node.children, node.type === 'list' ? '; ' : ' ');
    return isBlock(node) ? children : [{ ...node, children } as PhrasingContent];
  }
  if (!('value' in node)) return [node as PhrasingContent];
  const value = node.value.replace(/\s*[\n\t]\s*/g, ' ');
  return [{ type: node.type === 'text' ? 'text' : 'inlineCode', value }];
}
