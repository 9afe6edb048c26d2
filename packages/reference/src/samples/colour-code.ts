/** A run of code in one colour; without a kind it has that of the text. Numbers include `true`, `null` and the like. */
export type CodePiece = {
  text: string;
  kind?: 'comment' | 'string' | 'number' | 'keyword' | 'name';
};

/** Sources of regular expressions, tried at each position in the order of `kinds`. */
type Grammar = { skip?: string; comment?: string; string: string; keyword?: string; name?: string };

const inOneLine = (quote: string) => `${quote}(?:[^${quote}\\\\\\n]|\\\\.)*${quote}`;
const overLines = (quote: string) => `${quote}(?:[^${quote}\\\\]|\\\\[^])*${quote}`;
const raw = (quote: string) => `${quote}[^${quote}]*${quote}`;
const words = (list: string) => `\\b(?:${list.replaceAll(' ', '|')})\\b`;

const slashes = '//.*|/\\*[^]*?\\*/';
// Not after a word: `#` may be part of one, and `-` is a minus sign after one.
const hash = '\\B#.*';
const flags = '\\B--?[a-zA-Z][\\w-]*';

const javascript: Grammar = {
  comment: slashes,
  string: `${inOneLine("'")}|${inOneLine('"')}|${overLines('`')}`,
  keyword: words(
    'as async await break case catch class const continue default do else export extends finally for from function if import in instanceof interface let new of return static switch this throw try type typeof var while yield',
  ),
};

const grammars: Record<string, Grammar> = {
  curl: {
    skip: '\\\\[^]',
    comment: hash,
    string: `${raw("'")}|${overLines('"')}`,
    keyword: words('curl'),
    name: flags,
  },
  javascript,
  typescript: javascript,
  python: {
    comment: hash,
    string: `"""[^]*?"""|'''[^]*?'''|${inOneLine("'")}|${inOneLine('"')}`,
    keyword: words(
      'and as assert async await break class continue def del elif else except finally for from global if import in is lambda not or pass raise return try while with yield',
    ),
  },
  r: {
    comment: hash,
    string: `${overLines("'")}|${overLines('"')}`,
    keyword: `${words('break else for function if in library next repeat return while')}|<-|\\|>`,
  },
  ruby: {
    comment: hash,
    string: `${overLines("'")}|${overLines('"')}`,
    keyword: words(
      'and begin break case class def do else elsif end ensure for if in module next not or rescue require return self then unless until when while yield',
    ),
  },
  go: {
    comment: slashes,
    string: `${inOneLine('"')}|${raw('`')}|${inOneLine("'")}`,
    keyword: words(
      'break case chan const continue default defer else for func go if import interface map package range return select struct switch type var',
    ),
  },
  php: {
    comment: `${slashes}|${hash}`,
    string: `${overLines("'")}|${overLines('"')}`,
    keyword: `<\\?php|${words(
      'as break case catch class const continue echo else elseif finally for foreach function if new return switch throw try use while',
    )}`,
  },
  java: {
    comment: slashes,
    string: `"""[^]*?"""|${inOneLine('"')}|${inOneLine("'")}`,
    keyword: words(
      'abstract boolean break byte case catch char class continue double else extends final finally float for if implements import int interface long new package private protected public return static super switch this throw throws try var void while',
    ),
  },
  csharp: {
    comment: slashes,
    string: `"""[^]*?"""|${inOneLine('"')}|${inOneLine("'")}`,
    keyword: words(
      'async await bool break byte case catch char class const continue decimal do double else finally for foreach if in int interface is long namespace new object out private protected public readonly ref return static string switch this throw try using var void while',
    ),
  },
  // Keys have the colour of the text, since each line of an answer begins with one.
  json: { skip: `${inOneLine('"')}(?=\\s*:)`, string: inOneLine('"') },
};

const kinds = ['skip', 'comment', 'string', 'number', 'keyword', 'name'] as const;
const number = `(?:\\B-)?\\b\\d+(?:\\.\\d+)?(?:[eE][+-]?\\d+)?\\w*|${words(
  'true false null undefined nil None True False TRUE FALSE NULL',
)}`;
const called = '\\b[a-zA-Z_]\\w*(?=\\()';

function patternOf(grammar: Grammar): RegExp {
  const sources: Record<string, string | undefined> = { number, name: called, ...grammar };
  const groups = kinds.filter((kind) => sources[kind] !== undefined);
  return new RegExp(groups.map((kind) => `(?<${kind}>${sources[kind]})`).join('|'), 'g');
}

/** The code in runs of one colour, as few as possible. An unknown language stays plain. */
export function colourCode(code: string, languageId: string): CodePiece[] {
  const grammar = Object.hasOwn(grammars, languageId) ? grammars[languageId] : undefined;
  const pieces: CodePiece[] = [];
  let end = 0;
  const upTo = (index: number) => {
    if (index > end) pieces.push({ text: code.slice(end, index) });
  };
  for (const { index, 0: text, groups } of grammar ? code.matchAll(patternOf(grammar)) : []) {
    const kind = kinds.find((one) => groups?.[one] !== undefined);
    if (kind === undefined || kind === 'skip') continue;
    upTo(index);
    pieces.push({ text, kind });
    end = index + text.length;
  }
  upTo(code.length);
  return pieces;
}
