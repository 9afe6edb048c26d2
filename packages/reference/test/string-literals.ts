/** The strings in a piece of code, read as its language would read them. */

type Rules = {
  quotes: string;
  /** In these quotes only the quote itself and the backslash can be escaped. */
  raw?: string;
  /** In these quotes nothing can be escaped. */
  verbatim?: string;
  /** These may span several lines. */
  block?: string;
  /** `\uXXXX` may also be `\u{X}` and `\UXXXXXXXX`. */
  letters?: Record<string, string>;
};

const letters = { n: '\n', r: '\r', t: '\t' };

const rules: Record<string, Rules> = {
  javascript: { quotes: "'", letters },
  python: { quotes: "'", letters },
  r: { quotes: '"\'', block: "'", letters },
  ruby: { quotes: '"\'', raw: "'", letters },
  go: { quotes: '"`', verbatim: '`', block: '`', letters },
  php: { quotes: '"\'', raw: "'", letters },
  java: { quotes: '"', letters },
  csharp: { quotes: '"', letters },
};

const numeric =
  /^(?:u\{([0-9a-f]{1,6})\}|U\{([0-9a-f]{1,8})\}|u([0-9a-f]{4})|U([0-9a-f]{8})|x([0-9a-f]{2}))/;
const octal = /^[0-3][0-7]{2}/;

function readEscape(rest: string, { letters: known = {} }: Rules): [text: string, length: number] {
  const code = numeric.exec(rest);
  if (code) {
    const digits = code.slice(1).find((group) => group !== undefined) ?? '';
    const point = Number.parseInt(digits, 16);
    const text = digits.length === 4 ? String.fromCharCode(point) : String.fromCodePoint(point);
    return [text, code[0].length];
  }
  const eight = octal.exec(rest);
  if (eight) return [String.fromCharCode(Number.parseInt(eight[0], 8)), 3];
  const character = rest.charAt(0);
  return [known[character] ?? character, 1];
}

function readString(code: string, start: number, rule: Rules): { text: string; end: number } {
  const quote = code.charAt(start);
  const isRaw = rule.raw === quote;
  const isBlock = isRaw || rule.block === quote;
  let text = '';
  let index = start + 1;
  while (index < code.length && code.charAt(index) !== quote) {
    const rest = code.slice(index + 1);
    if (code.charAt(index) !== '\\' || rule.verbatim === quote) {
      if (!isBlock && /[\n\r]/.test(code.charAt(index)))
        throw new Error('A string over two lines.');
      text += code.charAt(index);
      index += 1;
    } else if (isRaw) {
      const isEscape = /^[\\']/.test(rest);
      text += isEscape ? rest.charAt(0) : '\\';
      index += isEscape ? 2 : 1;
    } else {
      const [piece, length] = readEscape(rest, rule);
      text += piece;
      index += 1 + length;
    }
  }
  return { text, end: index + 1 };
}

function codeStrings(code: string, rule: Rules): string[] {
  const found: string[] = [];
  let index = 0;
  while (index < code.length) {
    if (rule.quotes.includes(code.charAt(index))) {
      const { text, end } = readString(code, index, rule);
      found.push(text);
      index = end;
    } else index += 1;
  }
  return found;
}

/** The words of a POSIX command, of which only single quotes and a lone backslash are used. */
export function shellWords(command: string): string[] {
  const pieces = command.matchAll(/((?:'[^']*'|\\[^\n]|[^\s'\\])+)|\\\n|\s+/g);
  return [...pieces].flatMap(([, word]) =>
    word === undefined
      ? []
      : [word.replace(/'([^']*)'|\\(.)/gs, (_, quoted, single) => quoted ?? single)],
  );
}

export function stringsIn(language: string, code: string): string[] {
  if (language === 'curl') return shellWords(code);
  const rule = rules[language];
  if (!rule) throw new Error(`No rules for ${language}.`);
  return codeStrings(code, rule);
}
