import { slowMarkdown } from '@portal/contract';
import { parse, postprocess, preprocess } from 'micromark';
import { dialect } from '../description-html.ts';

type Events = ReturnType<typeof postprocess>;
type Token = Events[number][1];
type Edit = { from: number; to: number; text: string };

/** A link or picture with what it is made of, each as its token. */
type Found = { whole: Token; parts: Map<string, Token> };

/** What may have a link in Markdown or HTML. */
const mayLink = /\]\(|\]:|\]\[|\b(?:href|src)\b|https?:/i;

const attribute = /(\s)(href|src)(\s*=\s*)("[^"]*"|'[^']*'|[^\s"'>]+)/gi;

const parts = [
  ...['label', 'labelText', 'resource', 'resourceDestination', 'resourceDestinationString'],
  ...['referenceString', 'definitionLabelString', 'definitionDestination'],
  ...['definitionDestinationString', 'autolinkProtocol'],
];

const wholes = ['link', 'image', 'definition', 'autolink', 'literalAutolink'];

/**
 * Markdown with every address changed; a link or picture without one becomes its words. Code is
 * unchanged. It reads the text as the page does, so both see the same links.
 */
export function mapLinks(given: string, map: (address: string) => string | undefined): string {
  if (!mayLink.test(given) || slowMarkdown(given) !== undefined) return given;
  // The parser skips it, and then counts from there.
  const markdown = given.replace(/^\uFEFF/, '');
  const events = postprocess(
    parse(dialect)
      .document()
      .write(preprocess()(markdown, undefined, true)),
  );
  const { found, html } = tokensIn(events);
  const textOf = (token: Token | undefined) =>
    token === undefined ? '' : markdown.slice(token.start.offset, token.end.offset);
  const labelOf = (token: Token | undefined) =>
    textOf(token).replaceAll(/\s+/g, ' ').trim().toLowerCase();

  const lost = new Set<string>();
  const edits: Edit[] = [];
  const change = (token: Token | undefined, text: string) => {
    if (token) edits.push({ from: token.start.offset, to: token.end.offset, text });
  };
  const rewrite = (written: Token | undefined, string: Token | undefined): boolean => {
    const address = plainAddress(textOf(string));
    const wanted = map(address);
    if (wanted === undefined) return false;
    if (wanted !== address) change(written, `<${wanted}>`);
    return true;
  };

  for (const { whole, parts: of } of found.filter(({ whole }) => whole.type === 'definition')) {
    if (rewrite(of.get('definitionDestination'), of.get('definitionDestinationString'))) continue;
    lost.add(labelOf(of.get('definitionLabelString')));
    change(whole, '');
  }
  for (const { whole, parts: of } of found) {
    const label = of.get('labelText');
    if (whole.type === 'autolink' || whole.type === 'literalAutolink') {
      const address = textOf(of.get('autolinkProtocol') ?? whole);
      // Without its brackets, it would still be read as a link.
      if (/^https?:/i.test(address) && map(address) === undefined) {
        change(whole, address.replace(':', '\\:'));
      }
    } else if (whole.type !== 'definition') {
      const isLost = of.has('resource')
        ? !rewrite(of.get('resourceDestination'), of.get('resourceDestinationString'))
        : lost.has(labelOf(of.get('referenceString') ?? label));
      if (!isLost) continue;
      edits.push({
        from: whole.start.offset,
        to: label?.start.offset ?? whole.end.offset,
        text: '',
      });
      if (label) edits.push({ from: label.end.offset, to: whole.end.offset, text: '' });
    }
  }
  for (const token of html) {
    const text = textOf(token);
    const changed = text.replaceAll(attribute, (written, space, name, equals, quoted: string) => {
      const address = plainAddress(quoted.replace(/^(["'])(.*)\1$/s, '$2'));
      const wanted = map(address);
      if (wanted === address) return written;
      return wanted === undefined ? '' : `${space}${name}${equals}"${wanted}"`;
    });
    if (changed !== text) change(token, changed);
  }
  return applied(markdown, edits);
}

function tokensIn(events: Events): { found: Found[]; html: Token[] } {
  const found: Found[] = [];
  const html: Token[] = [];
  const open: Found[] = [];
  for (const [kind, token] of events) {
    const type: string = token.type;
    if (wholes.includes(type)) {
      if (kind === 'exit') open.pop();
      else {
        const one = { whole: token, parts: new Map<string, Token>() };
        open.push(one);
        found.push(one);
      }
    } else if (kind === 'enter' && (type === 'htmlText' || type === 'htmlFlow')) html.push(token);
    else if (kind === 'enter' && parts.includes(type)) open.at(-1)?.parts.set(type, token);
  }
  return { found, html };
}

/** `a\_b&amp;c` -> `a_b&c` */
function plainAddress(written: string): string {
  return written.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1').replaceAll('&amp;', '&');
}

/** The text with each edit made, of which none overlap except a link inside a link's words. */
function applied(text: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((one, other) => other.from - one.from || other.to - one.to)
    .reduce((all, { from, to, text: put }) => all.slice(0, from) + put + all.slice(to), text);
}
