import MagicString from 'magic-string';
import { parse } from 'yaml';
import { type Cell, type CellLanguage, cellsOf } from '../cell.ts';
import { isCell, trackElements } from './cell-marks.ts';
import { cellsIn, parseMdx } from './parse-cells.ts';
import { type CodeNode, isCode, type TreeNode } from './syntax-tree.ts';

/** One track of a tutorial as alternating prose and cells, for readers who use it elsewhere. */
export type TutorialText = {
  title: string;
  description: string;
  cells: Cell[];
  parts: ({ kind: 'prose'; text: string } | { kind: 'cell'; cell: Cell })[];
};

export type ReadOptions = {
  file: string;
  /** What `/` in the page's links means, e.g. "https://museum.example/developers" */
  siteUrl: string;
  /** Whose cells and prose to read; those of the others are left out. TypeScript by default */
  language?: CellLanguage;
  /** The text that replaces an element, e.g. <InstitutionName />; undefined for an unknown one. */
  elementText?: (name: string, attributes: Readonly<Record<string, string>>) => string | undefined;
};

/**
 * Reads the prose as plain Markdown: elements of the page are removed, and their content is kept.
 */
export function readTutorial(mdx: string, options: ReadOptions): TutorialText {
  const { file, language = 'ts' } = options;
  const root = parseMdx(mdx, file);
  const cells = cellsOf(cellsIn(root, file), language);
  const text = new MagicString(mdx);
  rewrite(root, text, { ...options, language });
  const { title = '', description = '' } = frontMatter(root);
  const fences = cellFences(root).filter(({ lang }) => lang === language);
  let at = 0;
  const parts = cells.flatMap((cell, index): TutorialText['parts'] => {
    const fence = fences[index];
    const [start, end] = [startOf(fence), endOf(fence)];
    const prose = tidy(text.slice(at, start));
    at = end;
    return [...(prose ? [{ kind: 'prose' as const, text: prose }] : []), { kind: 'cell', cell }];
  });
  const rest = tidy(at < mdx.length ? text.slice(at, mdx.length) : '');
  return {
    title: inOneLine(title),
    description: inOneLine(description),
    cells,
    parts: [...parts, ...(rest ? [{ kind: 'prose' as const, text: rest }] : [])],
  };
}

function startOf(node: TreeNode | undefined): number {
  return node?.position?.start.offset ?? 0;
}

function endOf(node: TreeNode | undefined): number {
  return node?.position?.end.offset ?? 0;
}

function cellFences(node: TreeNode): CodeNode[] {
  if (isCode(node)) return isCell(node) ? [node] : [];
  return (node.children ?? []).flatMap(cellFences);
}

/** Whether only readers of other languages see it. */
function isOfOthers(node: TreeNode, language: CellLanguage | undefined): boolean {
  const track = trackElements[node.name ?? ''];
  if (track) return track !== language;
  if (node.type !== 'code' && node.name !== 'details') return false;
  const fences = cellFences(node);
  return fences.length > 0 && fences.every(({ lang }) => lang !== language);
}

function frontMatter(root: TreeNode): Record<string, unknown> {
  return parse(root.children?.find(({ type }) => type === 'yaml')?.value ?? '') ?? {};
}

/** A text of YAML may have several. */
function inOneLine(text: unknown): string {
  return String(text).replaceAll(/\s+/g, ' ').trim();
}

function rewrite(node: TreeNode, text: MagicString, options: ReadOptions): void {
  if (
    node.type === 'yaml' ||
    node.type === 'mdxjsEsm' ||
    node.type.endsWith('Expression') ||
    isOfOthers(node, options.language)
  ) {
    remove(text, startOf(node), endOf(node));
    return;
  }
  if (node.type.startsWith('mdxJsx')) rewriteElement(node, text, options);
  if (leadsToSite(node)) rewriteLink(node, text, options);
  for (const child of node.children ?? []) rewrite(child, text, options);
}

/** Removes the tags; a summary becomes a line in bold. */
function rewriteElement(node: TreeNode, text: MagicString, { elementText }: ReadOptions): void {
  const { name, children = [], attributes = [] } = node;
  const values = attributes.flatMap(({ name: key, value }) =>
    key && typeof value === 'string' ? [[key, value]] : [],
  );
  const instead = name ? elementText?.(name, Object.fromEntries(values)) : undefined;
  const [start, end] = [startOf(node), endOf(node)];
  const [first, last] = [children[0], children.at(-1)];
  if (!first || !last) {
    remove(text, start, end);
    if (instead) text.appendLeft(start, instead);
    return;
  }
  const bold = name === 'summary' ? '**' : '';
  text.appendLeft(start, bold);
  remove(text, start, startOf(first));
  remove(text, endOf(last), end);
  text.appendRight(endOf(last), bold);
  if (name === 'summary') text.appendRight(end, '\n');
}

function remove(text: MagicString, start: number, end: number): void {
  if (start < end) text.remove(start, end);
}

/** The build puts a picture with a relative address elsewhere. */
function leadsToSite({ type, url = '' }: TreeNode): boolean {
  return type === 'link' || type === 'definition' || (type === 'image' && url.startsWith('/'));
}

/** "./other.mdx" and "/api/text" are not addresses outside the site. */
function rewriteLink(
  { url = '', ...node }: TreeNode,
  text: MagicString,
  { siteUrl, file }: ReadOptions,
): void {
  if (/^[a-z]+:/i.test(url)) return;
  const here = new URL(file.replace(/\.mdx$/, ''), `${siteUrl}/`);
  const page = url.replace(/(?:(^|\/)index)?\.mdx(?=#|$)/, '');
  const whole = new URL(page.startsWith('/') ? siteUrl + page : page, here).href
    // The page of a folder has the folder's own address.
    .replace(/\/(?=#|$)/, page === url ? '/' : '');
  const source = text.original.slice(startOf(node), endOf(node));
  const at = source.lastIndexOf(url);
  if (at !== -1) text.update(startOf(node) + at, startOf(node) + at + url.length, whole);
}

/** Admonitions (`:::`) keep their title and lose their marks. */
function tidy(text: string): string {
  return text
    .replaceAll(/^:::\w+\[(.+)\]$/gm, '**$1**')
    .replaceAll(/^:::.*$/gm, '')
    .replaceAll(/^[ \t]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
