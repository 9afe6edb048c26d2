/** Text inside a paragraph. */
export type Inline =
  | { kind: 'text' | 'code'; text: string }
  | { kind: 'strong' | 'emphasis'; text: string }
  | { kind: 'link'; text: string; href: string };

const pattern = new RegExp(
  [
    '(?<ticks>`+)(?<code>.+?)\\k<ticks>(?!`)',
    '\\*\\*(?<strong>[^*]+)\\*\\*',
    '\\*(?<emphasis>[^*\\s](?:[^*]*[^*\\s])?)\\*',
    '\\[(?<label>[^\\]]+)\\]\\((?<href>[^()\\s]+)\\)',
    '<(?<bare>https?://[^<>\\s]+)>',
  ].join('|'),
  'gs',
);

/** Addresses a reader can follow; anything else, `javascript:` among it, stays text. */
function isLinkable(href: string): boolean {
  return /^(?:https?:\/\/|mailto:|#|\/(?!\/))/i.test(href);
}

function read(match: RegExpMatchArray): Inline {
  const [whole] = match;
  const { code, strong, emphasis, label, href, bare } = match.groups ?? {};
  if (code !== undefined) return { kind: 'code', text: code.trim() || code };
  if (strong !== undefined) return { kind: 'strong', text: strong };
  if (emphasis !== undefined) return { kind: 'emphasis', text: emphasis };
  if (bare !== undefined) return { kind: 'link', text: bare, href: bare };
  return label !== undefined && href !== undefined && isLinkable(href)
    ? { kind: 'link', text: label, href }
    : { kind: 'text', text: whole };
}

/** Bold, emphasis and links hold plain text and code, which is all that descriptions need. */
export function parseInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) });
    parts.push(read(match));
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}
