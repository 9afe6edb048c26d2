import type { Element, ElementContent, Root } from 'hast';
import { select } from 'hast-util-select';
import type { BlockContent, Code, Emphasis, Paragraph, TableCell, TableRow } from 'mdast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { inOneLine } from './in-one-line.ts';
import { lineOf, textOf } from './parse-page.ts';

type Handler = NonNullable<
  NonNullable<NonNullable<Parameters<typeof rehypeRemark>[1]>['handlers']>[string]
>;
type State = Parameters<Handler>[0];

/** Where the text of a page is, best place first. */
const bodies = ['main .theme-doc-markdown', 'main article', 'main'];

/** What helps a reader with a screen, but has no content. */
const furniture = new Set(['button', 'form', 'input', 'nav', 'script', 'style', 'svg', 'template']);

function classesOf({ properties }: Element): string[] {
  return Array.isArray(properties.className) ? properties.className.map(String) : [];
}

function isFurniture(element: Element): boolean {
  const { ariaHidden, role, dataMarkdown, type, disabled } = element.properties;
  if (element.tagName === 'svg' && role === 'img') return false;
  // As in a list of tasks, where it says what is done.
  const isForReading = type === 'checkbox' && disabled === true;
  return (
    (furniture.has(element.tagName) && !isForReading) ||
    String(ariaHidden) === 'true' ||
    dataMarkdown === 'none' ||
    classesOf(element).includes('hash-link')
  );
}

/** Links set apart only by their style, such as buttons, and parts for some readers get a space. */
function apart(children: ElementContent[]): ElementContent[] {
  const isApart = (child?: ElementContent) =>
    child?.type === 'element' &&
    (child.tagName === 'a' || (child.tagName === 'span' && labelOf(child) !== ''));
  return children.flatMap((child, index) =>
    isApart(child) && isApart(children[index - 1])
      ? [{ type: 'text', value: ' ' }, child]
      : [child],
  );
}

/**
 * Highlighted code has thousands of elements, each of which would be examined only to be dropped.
 */
function withoutColours(pre: Element): void {
  const coloured = select('code', pre) ?? pre;
  coloured.children = [{ type: 'text', value: textOf(coloured) }];
}

/** A table in Markdown has no caption, so its caption becomes a paragraph before it. */
function withCaptionBefore(table: Element): Element[] {
  const caption = select(':scope > caption', table);
  if (!caption) return [table];
  const children = table.children.filter((child) => child !== caption);
  return [
    { ...caption, tagName: 'p' },
    { ...table, children },
  ];
}

/** Removes what is not for reading; what is inside `noscript` is for reading. */
function withoutFurniture(parent: Element): void {
  const kept = parent.children.flatMap((child) => {
    if (child.type !== 'element') return child.type === 'text' ? [child] : [];
    if (isFurniture(child)) return [];
    // Of a drawing only its name is read: its thousands of paths would be examined for nothing.
    if (child.tagName === 'svg') child.children = [];
    withoutFurniture(child);
    if (child.tagName === 'pre') withoutColours(child);
    if (child.tagName === 'table') return withCaptionBefore(child);
    return child.tagName === 'noscript' ? child.children : [child];
  });
  parent.children = apart(kept);
}

function strongLine(text: string): Paragraph {
  return {
    type: 'paragraph',
    children: [{ type: 'strong', children: [{ type: 'text', value: text }] }],
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

/** A code block knows its language, and its title if it has one. */
function codeBox(element: Element): BlockContent[] | undefined {
  const language = languageOf(element);
  const pre = language === undefined ? undefined : select('pre', element);
  if (!pre) return undefined;
  const [bar] = element.children.filter((child) => child.type === 'element');
  const title = bar && bar !== pre && !select('pre', bar) ? lineOf(bar) : '';
  return [...(title === '' ? [] : [strongLine(title)]), code(language ?? '', pre)];
}

/** What only some readers see, e.g. those of one language; the page names which. */
function labelOf({ properties }: Element): string {
  const { dataMarkdown } = properties;
  return typeof dataMarkdown === 'string' ? dataMarkdown : '';
}

function blocksOf(state: State, element: Element, children: ElementContent[]): BlockContent[] {
  return state.toFlow(state.all({ ...element, children })) as BlockContent[];
}

const handlers: Record<string, Handler> = {
  div(state, element: Element) {
    const box = codeBox(element);
    if (box) return box;
    const label = labelOf(element);
    if (label !== '') {
      return [strongLine(`${label}:`), ...blocksOf(state, element, element.children)];
    }
    if (!classesOf(element).includes('theme-admonition')) return state.all(element);
    const [heading, ...rest] = element.children;
    return {
      type: 'blockquote',
      children: [
        ...(heading ? [strongLine(lineOf(heading))] : []),
        ...blocksOf(state, element, rest),
      ],
    };
  },
  span(state, element: Element) {
    const label = labelOf(element);
    const words = state.all(element);
    if (label === '') return words;
    const text = (value: string) => ({ type: 'text', value }) as const;
    return [text(`(${label}: `), ...words, text(')')];
  },
  details(state, element: Element) {
    const summary = select('summary', element);
    const rest = element.children.filter((child) => child !== summary);
    return [...(summary ? [strongLine(lineOf(summary))] : []), ...blocksOf(state, element, rest)];
  },
  pre(_state, element: Element): Code {
    const named = select('code', element) ?? element;
    const lang = element.properties.dataLanguage ?? languageOf(named) ?? '';
    return code(String(lang), element);
  },
  /** `x<sup>2</sup>` is not x2; but the `th` of 19th, a sign or a link to a note is no power. */
  sup(state, element: Element) {
    const power = lineOf(element);
    const isPower = /\p{N}|^[-+−]?\p{L}$/u.test(power) && !select('a', element);
    if (!isPower) return state.all(element);
    const isOne = /^[-+−]?[\p{L}\p{N}]+$/u.test(power);
    return { type: 'text', value: isOne ? `^${power}` : `^(${power})` };
  },
  tr(state, element: Element): TableRow {
    const cells = state.toSpecificContent(
      state.all(element),
      (): TableCell => ({ type: 'tableCell', children: [] }),
    );
    return {
      type: 'tableRow',
      children: cells.map((cell) => ({ ...cell, children: inOneLine(cell.children) })),
    };
  },
  svg(_state, { properties }: Element): Emphasis | undefined {
    const words = String(properties.ariaLabel ?? '');
    return words === ''
      ? undefined
      : { type: 'emphasis', children: [{ type: 'text', value: words }] };
  },
};

/**
 * Makes addresses absolute, so that they work wherever the Markdown is pasted. What is no address,
 * such as `http://`, stays.
 */
function makeAbsolute(element: Element, address: string): void {
  for (const name of ['href', 'src'] as const) {
    const value = element.properties[name];
    if (typeof value === 'string' && URL.canParse(value, address)) {
      element.properties[name] = new URL(value, address).href;
    }
  }
  for (const child of element.children) if (child.type === 'element') makeAbsolute(child, address);
}

/**
 * A built page as Markdown. It is made from the page alone, so that no component, output or table
 * can be missing from it.
 * @param tree loses what is not for reading
 * @param address of the page, e.g. `https://developers.example.org/docs/iiif`
 */
export function pageMarkdown(tree: Root, address: string): string {
  const body = bodies.map((place) => select(place, tree)).find((found) => found);
  if (!body) throw new Error(`${address} has no <main>, so there is nothing to make Markdown of.`);
  const updated = select('.theme-last-updated', tree);
  withoutFurniture(body);
  makeAbsolute(body, address);
  const processor = unified()
    .use(rehypeRemark, { handlers })
    .use(remarkGfm)
    .use(remarkStringify, { bullet: '-', fences: true, listItemIndent: 'one' });
  const markdown = processor.stringify(
    processor.runSync({ type: 'root', children: [body] } as Root),
  );
  const foot = [...(updated ? [`${lineOf(updated)}.`] : []), `This page: <${address}>`];
  return `${[markdown.trim(), ...foot].join('\n\n')}\n`;
}
