import { toString as textOf } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

type Nodes = import('mdast').Nodes;
type Heading = import('mdast').Heading;

export type Section = {
  /** Empty for what stands before the first heading. */
  heading: string;
  /** From `## Heading {#id}`. */
  givenId?: string;
  prose: string;
  code: string;
};

const reader = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx);

/** MDX takes `{#id}` for an expression and stumbles over it. */
function hideGivenIds(source: string): string {
  return source.replace(/^(#{1,6} .*?)\{(#[\w-]+)\}\s*$/gm, '$1\\{$2\\}');
}

/** A page cut at its headings. Components are left out, what stands inside them is kept. */
export function mdxSections(source: string): Section[] {
  const root = reader.parse(hideGivenIds(source));
  const sections: Section[] = [{ heading: '', prose: '', code: '' }];
  const visit = (node: Nodes): void => {
    const current = sections.at(-1);
    if (current === undefined || isNoText(node)) return;
    if (node.type === 'heading') sections.push(sectionOf(node));
    else if (node.type === 'code') current.code += `${node.value}\n`;
    else if (isLeaf(node)) current.prose += `${proseOf(node)}\n`;
    else if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(root);
  return sections.map((section) => ({
    ...section,
    prose: section.prose.replace(/\s+/g, ' ').trim(),
    code: section.code.trim(),
  }));
}

function sectionOf(node: Heading): Section {
  const text = textOf(node);
  const [, heading = text, givenId] = /^(.*?)\s*\{#([\w-]+)\}\s*$/.exec(text) ?? [];
  return { heading, ...(givenId === undefined ? {} : { givenId }), prose: '', code: '' };
}

function isNoText({ type }: Nodes): boolean {
  return ['yaml', 'mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression', 'html'].includes(type);
}

function isLeaf(node: Nodes): boolean {
  return ['paragraph', 'tableRow', 'text', 'inlineCode'].includes(node.type);
}

/** The cells of a row and the rows stay apart, so that an excerpt of a table can be read. */
function proseOf(node: Nodes): string {
  if (node.type !== 'tableRow') return textOf(node);
  const cells = node.children.map((cell) => textOf(cell)).filter(Boolean);
  return `${cells.join(' · ')};`;
}
