import { decodeEntities } from './decode-entities.ts';

/** A tag, whose quoted values may contain `>`, or a comment. A lone `<`, as in `a < b`, is neither. */
const tag =
  /<\/?([a-z][^\s<>/=]*)(?:=(?:\s*"[^"]*"|\s*'[^']*'|(?!\s*["']))|[^<>=])*>|<!--(?:(?!<!--).)*?-->/gis;

const breaks = /^(?:br|p|div|li|[ou]l|h[1-6]|t[rdh]|blockquote)$/i;

/**
 * The text of a piece of HTML, such as a title with `<i>` or `&amp;`, on one line. It may contain
 * characters such as `<` again, so it is still text: put it on a page as text, never as HTML.
 */
export function plainText(html: string): string {
  const untagged = html.replaceAll(tag, (_, name?: string) => (breaks.test(name ?? '') ? ' ' : ''));
  return decodeEntities(untagged).replaceAll(/\s+/g, ' ').trim();
}
