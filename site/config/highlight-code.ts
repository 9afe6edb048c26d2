import type { Code, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { createCssVariablesTheme, createHighlighter, type Highlighter } from 'shiki';
import { visit } from 'unist-util-visit';

const languages = [
  ...['bash', 'html', 'http', 'javascript', 'json', 'jsonl', 'python', 'r', 'tsx', 'typescript'],
  ...['xml', 'yaml'],
];

const theme = createCssVariablesTheme({
  name: 'tokens',
  variablePrefix: '--code-',
  fontStyle: false,
});

/**
 * A remark plugin: fenced code becomes a <CodeBlock> whose colours were put in at build time, so
 * that no page carries a highlighter. Colours are names of tokens and follow the colour mode.
 */
export function highlightCode(): (root: Root) => Promise<void> {
  const ready = createHighlighter({ langs: languages, themes: [theme] });
  return async (root) => {
    const highlighter = await ready;
    visit(root, 'code', (node, index, parent) => {
      if (!parent || index === undefined) return;
      parent.children[index] = toCodeBlock(node, highlighter) as never;
    });
  };
}

function toCodeBlock(node: Code, highlighter: Highlighter): MdxJsxFlowElement {
  const language = node.lang ?? 'text';
  const title = node.meta?.match(/title="([^"]*)"/)?.[1];
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: [
      attribute('language', language),
      ...(title ? [attribute('title', title)] : []),
      attribute('html', toHtml(node, language, highlighter)),
    ],
    children: [],
  };
}

function attribute(name: string, value: string): MdxJsxAttribute {
  return { type: 'mdxJsxAttribute', name, value };
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
