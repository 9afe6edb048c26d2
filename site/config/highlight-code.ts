import { basename } from 'node:path';
import { cellsIn, isCell } from '@portal/cells/markdown';
import type { Portal } from '@portal/portal';
import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { createCssVariablesTheme, createHighlighter, type Highlighter } from 'shiki';
import { visit } from 'unist-util-visit';
import { fillAddresses } from './api-address';
import { attribute } from './mdx-element';
import { cellElement, wrapTutorial } from './tutorial-page';

const languages = [
  ...['bash', 'html', 'http', 'javascript', 'json', 'jsonl', 'python', 'r', 'tsx', 'typescript'],
  ...['xml', 'yaml'],
];

const theme = createCssVariablesTheme({
  name: 'tokens',
  variablePrefix: '--code-',
  fontStyle: false,
});

type SourceFile = { path?: string };

/**
 * A remark plugin: fenced code becomes a <CodeBlock> whose colours were put in at build time, so
 * that no page carries a highlighter. Colours are names of tokens and follow the colour mode. The
 * hosts in code are filled in. Code that is marked as a cell becomes a <Cell>, and its page a
 * <Tutorial>.
 */
export function highlightCode(
  portal: Pick<Portal, 'siteUrl' | 'apis'>,
): (root: Root, file?: SourceFile) => Promise<void> {
  let ready: Promise<Highlighter> | undefined;
  return async (root, { path = 'page.mdx' } = {}) => {
    // With the first page that is not in the bundler's cache: a preview may start without any.
    ready ??= createHighlighter({ langs: languages, themes: [theme] });
    const highlighter = await ready;
    const cells = cellsIn(root as never, path);
    visit(root, 'inlineCode', (node) => {
      node.value = fillAddresses(node.value, portal);
    });
    let next = 0;
    visit(root, 'code', (node, index, parent) => {
      if (!parent || index === undefined) return;
      const cell = isCell(node as never) ? cells[next++] : undefined;
      const filled = { ...node, value: fillAddresses(node.value, portal) };
      const html = toHtml(filled, node.lang ?? 'text', highlighter);
      parent.children[index] = (cell ? cellElement(cell, html) : codeBlock(node, html)) as never;
    });
    if (cells.length > 0) wrapTutorial(root, basename(path, '.mdx'));
  };
}

function codeBlock({ lang, meta }: Code, html: string): MdxJsxFlowElement {
  const title = meta?.match(/title="([^"]*)"/)?.[1];
  const isFragment = /(^|\s)fragment(\s|$)/.test(meta?.replace(/title="[^"]*"/, '') ?? '');
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: [
      attribute('language', lang ?? 'text'),
      ...(title ? [attribute('title', title)] : []),
      ...(isFragment ? [attribute('fragment', 'true')] : []),
      attribute('html', html),
    ],
    children: [],
  };
}

function toHtml({ value, position }: Code, language: string, highlighter: Highlighter): string {
  if (language !== 'text' && !isKnown(language, highlighter)) {
    throw new Error(
      `Line ${position?.start.line}: no highlighting for "${language}"; use text or one of ${languages.join(', ')}.`,
    );
  }
  const html = highlighter.codeToHtml(value, {
    lang: language,
    theme: 'tokens',
    structure: 'inline',
  });
  return html.replaceAll('<br>', '\n');
}

function isKnown(language: string, highlighter: Highlighter): boolean {
  return highlighter.getLoadedLanguages().includes(language);
}
