import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss';
import { readSelector, type Selector, splitSelectors } from './selector.ts';

/** A style sheet as far as it matters which of its parts a page uses. */
export type SheetPart =
  | {
      kind: 'rule';
      selectors: readonly { text: string; selector: Selector }[];
      /** e.g. `color:red` */
      declarations: readonly string[];
    }
  /** `@media (…)` and the like around other parts */
  | { kind: 'group'; head: string; parts: readonly SheetPart[] }
  | { kind: 'keyframes'; name: string; css: string }
  /** Belongs to every page, e.g. `@font-face` */
  | { kind: 'always'; css: string };

/** `@layer` is among them only with a block; without, it is a statement about order. */
const groups = new Set(['media', 'supports', 'layer', 'container', 'scope', 'starting-style']);

/** Reads a style sheet. Its relative addresses become absolute, since they move into pages. */
export function readSheet(css: string, href: string): SheetPart[] {
  return readParts(postcss.parse(absoluteAddresses(css, href)));
}

/**
 * The style sheet that follows later. Its typefaces are in every page already; named once more, they
 * would be looked for again, and all text be laid out again.
 */
export function withoutTypefaces(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkAtRules('font-face', (rule) => {
    rule.remove();
  });
  return String(sheet);
}

function readParts(container: Container): SheetPart[] {
  return (container.nodes ?? []).flatMap((node) => readPart(node as ChildNode));
}

function readPart(node: ChildNode): SheetPart[] {
  if (node.type === 'rule') return [readRule(node)];
  if (node.type === 'atrule') return [readAtRule(node)];
  return [];
}

function readRule(rule: Rule): SheetPart {
  const selectors = splitSelectors(rule.selector);
  return {
    kind: 'rule',
    selectors: selectors.map((text) => ({ text, selector: readSelector(text) })),
    declarations: rule.nodes.filter(({ type }) => type !== 'comment').map(String),
  };
}

function readAtRule(rule: AtRule): SheetPart {
  const { name, params } = rule;
  if (/^(-\w+-)?keyframes$/.test(name)) {
    return { kind: 'keyframes', name: params.replaceAll(/^["']|["']$/g, ''), css: String(rule) };
  }
  if (rule.nodes === undefined) return { kind: 'always', css: `${rule};` };
  return groups.has(name)
    ? { kind: 'group', head: `@${name} ${params}`.trim(), parts: readParts(rule) }
    : { kind: 'always', css: String(rule) };
}

function absoluteAddresses(css: string, href: string): string {
  return css.replaceAll(
    /url\(\s*(["']?)(?![a-z][a-z\d+.-]*:|\/|#|["'])([^"')]+)\1\s*\)/gi,
    (_, quote: string, address: string) => {
      const { pathname, search, hash } = new URL(address.trim(), new URL(href, 'https://site'));
      return `url(${quote}${pathname}${search}${hash}${quote})`;
    },
  );
}
