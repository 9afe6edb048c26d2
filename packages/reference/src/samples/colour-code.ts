import { type Grammar, inOneLine, words } from './grammar.ts';
import { languages } from './languages.ts';

/** A run of code in one colour; without a kind it has that of the text. Numbers include `true`, `null` and the like. */
export type CodePiece = {
  text: string;
  kind?: 'comment' | 'string' | 'number' | 'keyword' | 'name';
};

const grammars: Readonly<Record<string, Grammar>> = {
  ...Object.fromEntries(languages.map(({ id, grammar }) => [id, grammar])),
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
