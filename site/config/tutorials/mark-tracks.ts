import { type Cell, type CellLanguage, cellLanguages } from '@portal/cells';
import { trackElements } from '@portal/cells/markdown';
import type { Code, Heading, PhrasingContent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { attribute, type Element, isElement } from '../guides/mdx-element';
import { trackClass, trackName } from './tracks';

/** The tracks of a page: the languages of its cells, in order. */
export function tracksOf(cells: readonly Pick<Cell, 'language'>[]): CellLanguage[] {
  return cellLanguages.filter((one) => cells.some(({ language }) => language === one));
}

/** Code in tabs belongs to no track: the tabs choose. */
export function codeInTabs(root: Root): ReadonlySet<Code> {
  const found = new Set<Code>();
  visit(root, 'mdxJsxFlowElement', (tabs) => {
    if (tabs.name === 'LanguageTabs') visit(tabs, 'code', (node) => void found.add(node));
  });
  return found;
}

/**
 * Elements such as <InPython> become plain ones with the class of their track. So do solutions that
 * only one language has.
 * @param file the page's name in messages
 */
export function markTracks(root: Root, tracks: readonly CellLanguage[], file: string): void {
  const problems: string[] = [];
  const elements: Element[] = [];
  visit(root, (node) => {
    if (isElement(node)) elements.push(node);
  });
  for (const node of elements) {
    const track = trackElements[node.name ?? ''];
    const solved = node.name === 'details' ? onlyTrackIn(node) : undefined;
    if (solved && tracks.length > 1) wrap(node as MdxJsxFlowElement, solved, tracks);
    if (track && !tracks.includes(track)) {
      problems.push(`${file}:${node.position?.start.line}: ${unseen(node.name, track, tracks)}`);
    } else if (track) mark(node, track, tracks);
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** Around blocks that only one track has. */
export function inTrack(
  children: MdxJsxFlowElement['children'],
  track: CellLanguage,
  tracks: readonly CellLanguage[],
): MdxJsxFlowElement {
  return { type: 'mdxJsxFlowElement', name: 'div', attributes: marks(track, tracks), children };
}

function marks(track: CellLanguage, tracks: readonly CellLanguage[]) {
  const className = trackClass(track, tracks);
  return [
    attribute('data-track', track),
    ...(className === '' ? [] : [attribute('className', className)]),
  ];
}

function mark(node: Element, track: CellLanguage, tracks: readonly CellLanguage[]): void {
  const isBlock = node.type === 'mdxJsxFlowElement';
  node.name = isBlock ? 'div' : 'span';
  node.attributes = marks(track, tracks);
  // A program that reads the page as Markdown gets every track.
  if (tracks.length > 1) node.attributes.push(attribute('data-markdown', `In ${trackName(track)}`));
  if (!isBlock) return;
  node.children = inParagraphs(node.children) as typeof node.children;
  visit(node, 'heading', (heading: Heading) => {
    // The table of contents gets the class, and hides the link with it.
    const attributes = [attribute('className', trackClass(track, tracks))];
    const { children } = heading;
    heading.children = [{ type: 'mdxJsxTextElement', name: 'span', attributes, children }];
  });
}

const phrasing = ['text', 'inlineCode', 'emphasis', 'strong', 'link', 'break', 'delete', 'image'];

/** An element alone on its line is not inside a paragraph. */
function inParagraphs(children: readonly RootContent[]): RootContent[] {
  const isWords = ({ type }: RootContent) =>
    phrasing.includes(type) || type === 'mdxJsxTextElement';
  return children.length > 0 && children.every(isWords)
    ? [{ type: 'paragraph', children: children as PhrasingContent[] }]
    : [...children];
}

function onlyTrackIn(details: Element): CellLanguage | undefined {
  const found = new Set<string>();
  visit(details, 'mdxJsxFlowElement', (node) => {
    if (node.name !== 'Cell') return;
    const language = node.attributes.find((one) => 'name' in one && one.name === 'language');
    found.add(String(language?.value));
  });
  const [track] = found;
  return found.size === 1 ? cellLanguages.find((one) => one === track) : undefined;
}

function wrap(
  details: MdxJsxFlowElement,
  track: CellLanguage,
  tracks: readonly CellLanguage[],
): void {
  Object.assign(details, inTrack([{ ...details }], track, tracks));
}

function unseen(name: string | null, track: CellLanguage, tracks: readonly CellLanguage[]): string {
  const others = tracks.map(trackName).join(' or ') || 'everyone';
  return `Nobody would see <${name}>: this page has no cell in ${trackName(track)}. Add one, or write this for ${others}.`;
}
