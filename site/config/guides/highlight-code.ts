import { type Cell, cellsOf } from '@portal/cells';
import { cellsIn, isCell, tutorialSlug } from '@portal/cells/markdown';
import { missingInPage } from '@portal/cells/tracks';
import type { Api } from '@portal/contract';
import type { Portal } from '@portal/portal';
import { languageOfCode } from '@portal/reference/language';
import { languages as sampleLanguages } from '@portal/reference/samples';
import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { createCssVariablesTheme, createHighlighter, type Highlighter } from 'shiki';
import { visit } from 'unist-util-visit';
import { fillAddresses } from '../apis/api-address';
import { codeInTabs, inTrack, markTracks, tracksOf } from '../tutorials/mark-tracks';
import { setupCode } from '../tutorials/setup-code';
import { cellElement, wrapTutorial } from '../tutorials/tutorial-page';
import { attribute } from './mdx-element';
import { requestSamples } from './request-samples';

const inTabs = sampleLanguages.map(({ highlighter }) => highlighter);
const languages = [...inTabs, 'html', 'http', 'json', 'jsonl', 'tsx', 'xml', 'yaml'];

const theme = createCssVariablesTheme({
  name: 'tokens',
  variablePrefix: '--code-',
  fontStyle: false,
});

type SourceFile = { path?: string };

/**
 * A remark plugin: fenced code becomes a <CodeBlock> highlighted at build time, so that no page
 * loads a highlighter. Colours are names of tokens and follow the colour mode. The hosts in code
 * are filled in. Code that is marked as a cell becomes a <Cell>, and its page a <Tutorial>, which
 * shows one of its languages. A <Request> gets its samples in several languages.
 * @param loadApis the described APIs, needed by the first page with a request
 */
export function highlightCode(
  portal: Pick<Portal, 'siteUrl' | 'apis'>,
  loadApis: () => Promise<readonly Api[]> = async () => [],
): (root: Root, file?: SourceFile) => Promise<void> {
  let ready: Promise<Highlighter> | undefined;
  let described: Promise<readonly Api[]> | undefined;
  return async (root, { path = 'page.mdx' } = {}) => {
    // With the first page that is not in the bundler's cache: a preview may start without any.
    ready ??= createHighlighter({ langs: languages, themes: [theme] });
    const highlighter = await ready;
    const cells = cellsIn(root, path);
    visit(root, 'inlineCode', (node) => {
      node.value = fillAddresses(node.value, portal);
    });
    const tabbed = codeInTabs(root);
    for (const fence of tabbed) checkTab(fence);
    const fences: Code[] = [];
    visit(root, 'code', (node) => void (isCell(node) && fences.push(node)));
    const isTabbed = (fence: Code | undefined) => fence !== undefined && tabbed.has(fence);
    const tracks = tracksOf(cells.filter((_, index) => !isTabbed(fences[index])));
    /** Above the first cell of a track: the setup code of that language. */
    const setup = ({ id, language }: Cell): MdxJsxFlowElement[] => {
      const code = id.endsWith('-1') ? setupCode(language, cells, portal) : undefined;
      if (code === undefined) return [];
      const node: Code = { type: 'code', lang: language, value: code, meta: 'title="Setup"' };
      return [inTrack([codeBlock(node, toHtml(node, language, highlighter))], language, tracks)];
    };
    visit(root, 'code', (node, index, parent) => {
      if (!parent || index === undefined) return;
      const cell = cells[fences.indexOf(node)];
      const filled = { ...node, value: fillAddresses(node.value, portal) };
      const html = toHtml(filled, node.lang ?? 'text', highlighter);
      const element = cell
        ? cellElement(cell, html, tabbed.has(node) ? [] : tracks)
        : codeBlock(node, html);
      const first = cell && !tabbed.has(node) ? setup(cell) : [];
      parent.children.splice(index, 1, ...first, element);
      return index + first.length + 1;
    });
    markTracks(root, tracks, path);
    const requests: MdxJsxFlowElement[] = [];
    visit(root, 'mdxJsxFlowElement', (node) => {
      if (node.name === 'Request') requests.push(node);
    });
    if (requests.length > 0) described ??= loadApis();
    const apis = (await described) ?? [];
    for (const request of requests) fillRequest(request, portal, apis, highlighter);
    if (cells.length === 0) return;
    const sources = cellsOf(cells, 'python').map(({ source }) => source);
    wrapTutorial(root, tutorialSlug(path), { tracks, missing: missingInPage(sources) });
  };
}

function fillRequest(
  request: MdxJsxFlowElement,
  portal: Pick<Portal, 'siteUrl' | 'apis'>,
  apis: readonly Api[],
  highlighter: Highlighter,
): void {
  const url = request.attributes.find((one) => 'name' in one && one.name === 'url')?.value;
  if (typeof url !== 'string') {
    throw new Error(
      `Line ${request.position?.start.line}: <Request> needs url="/…", a path as plain text.`,
    );
  }
  const { apiId, samples } = requestSamples(url, portal, apis);
  if (apiId !== undefined) request.attributes.push(attribute('api', apiId));
  request.children = samples.map(({ language, code }) => {
    const { highlighter: lang } = language;
    const node: Code = { type: 'code', lang, value: code, meta: 'title="Request"' };
    const block = codeBlock(node, toHtml(node, lang, highlighter));
    return { ...block, attributes: [...block.attributes, attribute('sample', language.id)] };
  });
}

/** Nobody could choose a tab in another language, and its code would stay hidden. */
function checkTab({ lang, position }: Code): void {
  if (languageOfCode(lang ?? 'text')) return;
  throw new Error(
    `Line ${position?.start.line}: <LanguageTabs> cannot show "${lang ?? 'text'}"; use ${inTabs.slice(0, -1).join(', ')} or ${inTabs.at(-1)}.`,
  );
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
    mergeSameStyleTokens: true,
  });
  const lines = withClasses(html.replaceAll('<br>', '\n'));
  return language === 'bash' ? withBreaks(lines) : lines;
}

/** A class is a fifth of a style, and most text needs neither. Their colours are in css/code.css. */
function withClasses(html: string): string {
  return html
    .replaceAll(/<span style="color:var\(--code-foreground\)">([^<]*)<\/span>/g, '$1')
    .replaceAll(/ style="color:var\(--code-token-([a-z-]+)\)"/g, ' class="code-$1"');
}

/** Long addresses break at their parameters. Only text has these characters, not Shiki's tags. */
function withBreaks(html: string): string {
  return html.replaceAll(/\?(?=[\w%])/g, '?<wbr>').replaceAll('&#x26;', '<wbr>&#x26;');
}

function isKnown(language: string, highlighter: Highlighter): boolean {
  return highlighter.getLoadedLanguages().includes(language);
}
