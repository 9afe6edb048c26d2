/**
 * What a page must contain for a selector to match, as far as its names go. Pseudo-classes are
 * states, and count as possible.
 */
export type Selector = {
  compounds: readonly Compound[];
  /** Matches only what is pointed at or pressed, so nothing of a first paint */
  isPointed: boolean;
};

type Compound = {
  /** All of them, as `pageTokens` writes them */
  tokens: readonly string[];
  /** Of each list, one: what `:is()`, `:where()` and `:has()` contain */
  alternatives: readonly (readonly Selector[])[];
};

const oneOfItsArguments = new Set(['is', 'where', 'has', 'matches', '-webkit-any', '-moz-any']);
const pointed = new Set(['hover', 'active']);

export function couldMatch({ compounds }: Selector, tokens: ReadonlySet<string>): boolean {
  return compounds.every(
    (compound) =>
      compound.tokens.every((token) => tokens.has(token)) &&
      compound.alternatives.every((list) => list.some((one) => couldMatch(one, tokens))),
  );
}

/** Splits at the commas that are outside of brackets and strings. */
export function splitSelectors(list: string): string[] {
  const parts: string[] = [];
  let start = 0;
  let at = 0;
  while (at < list.length) {
    if (list[at] === ',') {
      parts.push(list.slice(start, at).trim());
      start = at + 1;
    }
    at = skip(list, at);
  }
  return [...parts, list.slice(start).trim()].filter((part) => part !== '');
}

export function readSelector(text: string): Selector {
  const compounds: Compound[] = [];
  let isPointed = false;
  let simple: string[] = [];
  const finish = () => {
    if (simple.length > 0) compounds.push(readCompound(simple));
    simple = [];
  };
  for (let at = 0; at < text.length; ) {
    const end = endOfSimple(text, at);
    if (end === at) {
      finish();
      at += 1;
      continue;
    }
    // A namespace, e.g. `svg|a`
    if (text[end] === '|' && text[end + 1] !== '|') {
      at = end + 1;
      continue;
    }
    const part = text.slice(at, end);
    const [, pseudo] = /^:([\w-]+)$/.exec(part) ?? [];
    if (pseudo !== undefined && pointed.has(pseudo)) isPointed = true;
    simple.push(part);
    at = end;
  }
  finish();
  return { compounds, isPointed };
}

/** Where the simple selector that begins here ends; here, if this is a combinator. */
function endOfSimple(text: string, start: number): number {
  const first = text[start] ?? '';
  if (/[\s>+~|]/.test(first)) return start;
  if (first === '[' || first === '*' || first === '&') return skip(text, start);
  let at = first === '.' || first === '#' ? start + 1 : start;
  while (text[at] === ':') at += 1;
  while (at < text.length && /[^\s>+~|.#:[*&(),]/.test(text[at] ?? '')) at = skip(text, at);
  if (text[at] === '(') at = skip(text, at);
  // Whatever this is, it must not be read forever.
  return Math.max(at, start + 1);
}

function readCompound(simple: readonly string[]): Compound {
  const alternatives = simple.flatMap((part) => {
    const [, name = '', list = ''] = /^:([\w-]+)\(([\s\S]*)\)$/.exec(part) ?? [];
    return oneOfItsArguments.has(name) ? [splitSelectors(list).map(readSelector)] : [];
  });
  const named = simple.filter((part) => /^[^:*&[]/.test(part)).map(tokenOf);
  // Scripts set attributes of <html> before the first paint, e.g. the colour mode.
  const mayBeRoot = named.every((token) => token === 'html' || token === 'body');
  const attributes = mayBeRoot ? [] : simple.filter((part) => part.startsWith('[')).map(tokenOf);
  return { tokens: [...named, ...attributes], alternatives };
}

/** `.md\:wide` is the class `md:wide`; elements and attributes are read in lower case. */
function tokenOf(simple: string): string {
  if (simple.startsWith('[')) {
    const [name = ''] = /[^\s=~|^$*\]]+/.exec(simple.slice(1)) ?? [];
    return `[${unescapeName(name).toLowerCase()}]`;
  }
  const isName = simple.startsWith('.') || simple.startsWith('#');
  return isName ? unescapeName(simple) : unescapeName(simple).toLowerCase();
}

function unescapeName(text: string): string {
  return text.replaceAll(/\\(?:([0-9a-f]{1,6})\s?|([\s\S]))/gi, (_, code?: string, char = '') =>
    code === undefined ? char : String.fromCodePoint(Number.parseInt(code, 16)),
  );
}

const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']' };

/** The place after one character, with its escape, its string or everything in its brackets. */
function skip(text: string, start: number): number {
  const first = text[start] ?? '';
  if (first === '\\') {
    const [escaped = first] = /^\\(?:[0-9a-f]{1,6}\s?|[\s\S])/i.exec(text.slice(start)) ?? [];
    return start + escaped.length;
  }
  if (first === '"' || first === "'") {
    let at = start + 1;
    while (at < text.length && text[at] !== first) at += text[at] === '\\' ? 2 : 1;
    return at + 1;
  }
  const close = closing[first];
  if (close === undefined) return start + 1;
  let at = start + 1;
  while (at < text.length && text[at] !== close) at = skip(text, at);
  return at + 1;
}
