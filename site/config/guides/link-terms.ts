import type { Link, Nodes, Paragraph, PhrasingContent, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { isElement } from './mdx-element';
import type { Glossary, Term } from './read-glossary';
import { termPattern } from './term-pattern';

type SourceFile = { path?: string };
type Sought = Term & { pattern: RegExp };

/** How the style sheet knows these links. */
export const termClass = 'glossary-term';

/**
 * A remark plugin: a page's first use of each term of the glossary becomes a link to it. Only running
 * text counts: no heading, table, code or link, and nothing that some readers do not see.
 */
export function linkTerms(
  readGlossary: () => Promise<Glossary | undefined>,
): (root: Root, file?: SourceFile) => Promise<void> {
  let ready: Promise<Glossary | undefined> | undefined;
  return async (root, { path = '' } = {}) => {
    ready ??= readGlossary();
    const glossary = await ready;
    if (!glossary || path.replaceAll('\\', '/').endsWith(`/docs/${glossary.page}`)) return;
    const sought = new Set(
      glossary.terms.map((term): Sought => ({ ...term, pattern: termPattern(term.names) })),
    );
    visit(root, (node) => {
      if (isSkipped(node)) return SKIP;
      if (node.type === 'paragraph') linkIn(node, sought);
      return undefined;
    });
  };
}

function isSkipped(node: Nodes): boolean {
  // The title of a note, e.g. `:::warning[Trap: …]`
  if (node.type === 'paragraph') return Boolean(node.data && 'directiveLabel' in node.data);
  if (node.type === 'heading' || node.type === 'table') return true;
  return isElement(node) && (node.name === 'details' || isInOneTrack(node));
}

function isInOneTrack({ attributes }: Extract<Nodes, { attributes: unknown }>): boolean {
  return (attributes as { name?: string }[]).some(({ name }) => name === 'data-track');
}

function linkIn(paragraph: Paragraph, sought: Set<Sought>): void {
  paragraph.children = paragraph.children.flatMap((child) => {
    if (child.type === 'link') leaveOutLinked(child, sought);
    return child.type === 'text' ? linkText(child.value, sought) : [child];
  });
}

/** What the writer links is explained there. */
function leaveOutLinked(link: Link, sought: Set<Sought>): void {
  const text = `the ${textOf(link)}`;
  for (const term of sought) {
    const [found = ''] = term.pattern.exec(text) ?? [];
    if (found.length === text.length - 4) sought.delete(term);
  }
}

/** Its words; one in code is not a use of a term. */
export function textOf(node: Nodes): string {
  let text = '';
  visit(node, 'text', ({ value }) => {
    text += value;
  });
  return text;
}

function linkText(text: string, sought: Set<Sought>): PhrasingContent[] {
  let first: { at: number; used: string; term: Sought } | undefined;
  for (const term of sought) {
    const found = term.pattern.exec(text);
    if (!found) continue;
    const [used] = found;
    const isSooner = first === undefined || found.index < first.at;
    // `result window` rather than `result`
    const isLonger = found.index === first?.at && used.length > first.used.length;
    if (isSooner || isLonger) first = { at: found.index, used, term };
  }
  if (!first) return text === '' ? [] : [{ type: 'text', value: text }];
  const { at, used, term } = first;
  sought.delete(term);
  const before = text.slice(0, at);
  return [
    ...(before === '' ? [] : [{ type: 'text' as const, value: before }]),
    {
      type: 'link',
      url: term.address,
      data: { hProperties: { className: [termClass] } },
      children: [{ type: 'text', value: used }],
    },
    ...linkText(text.slice(at + used.length), sought),
  ];
}
