export type XmlToken = {
  kind: 'open' | 'close' | 'empty' | 'text' | 'data' | 'comment' | 'instruction' | 'doctype';
  source: string;
  /** Of an element. */
  name: string;
};

export const xmlName = String.raw`[\p{L}_:][\p{L}\p{M}\p{N}._:·-]*`;
const attribute = String.raw`\s+${xmlName}\s*=\s*(?:"[^"<]*"|'[^'<]*')`;
const subset = String.raw`\[(?:[^\]"']|"[^"]*"|'[^']*')*\]`;

const token = new RegExp(
  [
    String.raw`<(?<tag>${xmlName})(?:${attribute})*\s*(?<empty>/?)>`,
    String.raw`</(?<close>${xmlName})\s*>`,
    '<!--(?<comment>[^]*?)-->',
    String.raw`<!\[CDATA\[(?<data>[^]*?)\]\]>`,
    String.raw`<\?(?<instruction>${xmlName})(?:\s[^]*?)?\?>`,
    String.raw`(?<doctype><!DOCTYPE\s(?:[^<>[\]"']|"[^"]*"|'[^']*'|${subset})*>)`,
    '(?<text>[^<]+)',
  ].join('|'),
  'uy',
);

const declared = /&(?!#\d+;|#x[\da-f]+;|[\p{L}_:][^\s;&<>]*;)/iu;
const builtIn = /&(?!#\d+;|#x[\da-f]+;|(?:amp|lt|gt|quot|apos);)/iu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML allows only tab and line ends
const forbidden = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/;

function kindOf(groups: Record<string, string | undefined>): XmlToken['kind'] {
  if (groups.tag !== undefined) return groups.empty ? 'empty' : 'open';
  const kinds = ['close', 'text', 'data', 'comment', 'instruction', 'doctype'] as const;
  return kinds.find((kind) => groups[kind] !== undefined) ?? 'text';
}

function repeatsAttribute(tag: string): boolean {
  const names = [...tag.matchAll(new RegExp(`(${xmlName})\\s*=\\s*(?:"[^"]*"|'[^']*')`, 'gu'))].map(
    ([, name]) => name,
  );
  return new Set(names).size < names.length;
}

/** Whether a token by itself breaks a rule of XML. */
function isBroken({ kind, source, name }: XmlToken, at: number, entities: RegExp): boolean {
  switch (kind) {
    case 'open':
    case 'empty':
      return entities.test(source) || repeatsAttribute(source);
    case 'text':
      return entities.test(source) || source.includes(']]>');
    case 'comment':
      return source.slice(4, -3).includes('--') || source.endsWith('--->');
    case 'instruction':
      return name.toLowerCase() === 'xml' && (name !== 'xml' || at > 0);
    default:
      return false;
  }
}

/** The parts of an XML document, or undefined if the text is not well-formed. */
export function xmlTokens(text: string): XmlToken[] | undefined {
  if (forbidden.test(text)) return undefined;
  const tokens: XmlToken[] = [];
  const open: string[] = [];
  let roots = 0;
  let entities = builtIn;
  token.lastIndex = 0;
  while (token.lastIndex < text.length) {
    const at = token.lastIndex;
    const found = token.exec(text);
    if (!found) return undefined;
    const groups = found.groups ?? {};
    const name = groups.tag ?? groups.close ?? groups.instruction ?? '';
    const one: XmlToken = { kind: kindOf(groups), source: found[0], name };
    const isOutside = open.length === 0;
    if (isBroken(one, at, entities)) return undefined;
    if (one.kind === 'doctype') {
      if (roots > 0 || entities === declared) return undefined;
      entities = declared;
    }
    if (isOutside && (one.kind === 'data' || (one.kind === 'text' && one.source.trim() !== '')))
      return undefined;
    if (isOutside && (one.kind === 'open' || one.kind === 'empty')) roots += 1;
    if (one.kind === 'open') open.push(name);
    if (one.kind === 'close' && open.pop() !== name) return undefined;
    tokens.push(one);
  }
  return roots === 1 && open.length === 0 ? tokens : undefined;
}
