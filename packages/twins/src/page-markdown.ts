import type { Element, ElementContent, Root } from 'hast';
import { select } from 'hast-util-select';
import type { BlockContent, Code, Emphasis, Paragraph } from 'mdast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { textOf } from './node-text.ts';

type Handler = NonNullable<
  NonNullable<NonNullable<Parameters<typeof rehypeRemark>[1]>['handlers']>[string]
>;
type State = Parameters<Handler>[0];

/** Where the words of a page stand, the best place first. */
const bodies = ['main .theme-doc-markdown', 'main article', 'main'];

/** What helps a reader with a screen, and says nothing. */
const furniture = new Set(['button', 'form', 'input', 'nav', 'script', 'style', 'svg', 'template']);

function classesOf({ properties }: Element): string[] {
  return Array.isArray(properties.className) ? properties.className.map(String) : [];
}

function isFurniture(element: Element): boolean {
  const { ariaHidden, role, dataTwin } = element.properties;
  if (element.tagName === 'svg' && role === 'img') return false;
  return (
    furniture.has(element.tagName) ||
    String(ariaHidden) === 'true' ||
    dataTwin === 'none' ||
    classesOf(element).includes('hash-link')
  );
}

/** Links that stand apart only by their style, as buttons do, get a space between them. */
function apart(children: ElementContent[]): ElementContent[] {
  const isLink = (child?: ElementContent) => child?.type === 'element' && child.tagName === 'a';
  return children.flatMap((child, index) =>
    isLink(child) && isLink(children[index - 1]) ? [{ type: 'text', value: ' ' }, child] : [child],
  );
}

/** Colours are thousands of elements, each of which would be examined only to be dropped. */
function withoutColours(pre: Element): void {
  const coloured = select('code', pre) ?? pre;
  coloured.children = [{ type: 'text', value: textOf(coloured) }];
}

/** Takes out what is not for reading; what waits in `noscript` is for reading. */
function withoutFurniture(parent: Element): void {
  const kept = parent.children.flatMap((child) => {
    if (child.type !== 'element') return child.type === 'text' ? [child] : [];
    if (isFurniture(child)) return [];
    withoutFurniture(child);
    if (child.tagName === 'pre') withoutColours(child);
    return child.tagName === 'noscript' ? child.children : [child];
  });
  parent.children = apart(kept);
}

function strongLine(text: string): Paragraph {
  return {
    type: 'paragraph',
    children: [{ type: 'strong', children: [{ type: 'text', value: text.trim() }] }],
  };
}

/** `theme-code-block language-json` -> `json` */
function languageOf(element: Element): string | undefined {
  const named = classesOf(element).find((name) => name.startsWith('language-'));
  return named?.slice('language-'.length);
}

function code(language: string, element: Element): Code {
  const lang = language === 'text' || language === '' ? null : language;
  return { type: 'code', lang, value: textOf(element).trimEnd() };
}

/** A box of code knows its language, and its title if it has one. */
function codeBox(element: Element): BlockContent[] | undefined {
  const language = languageOf(element);
  const pre = language === undefined ? undefined : select('pre', element);
  if (!pre) return undefined;
  const [bar] = element.children.filter((child) => child.type === 'element');
  const title = bar && bar !== pre && !select('pre', bar) ? textOf(bar).trim() : '';
  return [...(title === '' ? [] : [strongLine(title)]), code(language ?? '', pre)];
}

function blocksOf(state: State, element: Element, children: ElementContent[]): BlockContent[] {
  return state.toFlow(state.all({ ...element, children })) as BlockContent[];
}

const handlers: Record<string, Handler> = {
  div(state, element: Element) {
    const box = codeBox(element);
    if (box) return box;
    if (!classesOf(element).includes('theme-admonition')) return state.all(element);
    const [heading, ...rest] = element.children;
    return {
      type: 'blockquote',
      children: [
        ...(heading ? [strongLine(textOf(heading))] : []),
        ...blocksOf(state, element, rest),
      ],
    };
  },
  details(state, element: Element) {
    const summary = select('summary', element);
    const rest = element.children.filter((child) => child !== summary);
    return [...(summary ? [strongLine(textOf(summary))] : []), ...blocksOf(state, element, rest)];
  },
  pre(_state, element: Element): Code {
    const named = select('code', element) ?? element;
    const lang = element.properties.dataLanguage ?? languageOf(named) ?? '';
    return code(String(lang), element);
  },
  svg(_state, { properties }: Element): Emphasis | undefined {
    const words = String(properties.ariaLabel ?? '');
    return words === ''
      ? undefined
      : { type: 'emphasis', children: [{ type: 'text', value: words }] };
  },
};

/** Addresses that mean the same wherever the Markdown is pasted. */
function makeAbsolute(element: Element, address: string): void {
  for (const name of ['href', 'src'] as const) {
    const value = element.properties[name];
    if (typeof value === 'string') element.properties[name] = new URL(value, address).href;
  }
  for (const child of element.children) if (child.type === 'element') makeAbsolute(child, address);
}

/**
 * What a built page says, as Markdown. Only the page itself is asked, so that no component, output
 * or table can be missing from its twin.
 * @param tree loses what is not for reading
 * @param address of the page, e.g. `https://developers.example.org/docs/iiif`
 */
export function pageMarkdown(tree: Root, address: string): string {
  const body = bodies.map((place) => select(place, tree)).find((found) => found);
  if (!body) throw new Error(`${address} has no <main>, so there is nothing to make Markdown of.`);
  withoutFurniture(body);
  makeAbsolute(body, address);
  const processor = unified()
    .use(rehypeRemark, { handlers })
    .use(remarkGfm)
    .use(remarkStringify, { bullet: '-', fences: true, listItemIndent: 'one' });
  const markdown = processor.stringify(
    processor.runSync({ type: 'root', children: [body] } as Root),
  );
  return `${markdown.trim()}\n\nThis page: <${address}>\n`;
}
