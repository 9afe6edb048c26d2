/** A tag, whose quoted attributes may contain anything. */
const tag = /<(?:"[^"]*"|[^>"])*>/g;
const blockTag =
  /<\/?(?:blockquote|br|caption|d[dlt]|details|div|fig\w+|h[1-6r]|li|[ou]l|p|pre|summary|t\w+)\b(?:"[^"]*"|[^>"])*>/g;

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decode(whole: string, code: string): string {
  if (!code.startsWith('#')) return named[code] ?? whole;
  const hex = /^#x/i.test(code);
  return String.fromCodePoint(Number.parseInt(code.slice(hex ? 2 : 1), hex ? 16 : 10));
}

/**
 * The text of a description, which reaches a page as HTML in a known form: whole tags, double
 * quotes, `<` and `&` escaped. Kept small because consoles load it.
 */
export function htmlText(html: string): string {
  return html
    .replace(blockTag, ' ')
    .replace(tag, '')
    .replace(/&(#x?[\da-f]{1,6}|[a-z]+);/gi, decode)
    .replace(/\s+/g, ' ')
    .trim();
}

/** A text as HTML or XML, inside an element or in double quotes. */
export function escapeMarkup(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
