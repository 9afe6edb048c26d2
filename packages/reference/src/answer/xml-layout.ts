import type { CodePiece } from '../samples/colour-code.ts';
import { type XmlToken, xmlName, xmlTokens } from './xml-tokens.ts';

/** A line of a laid-out document; text of more than one line is unchanged. */
export type XmlLine = { depth: number; text: string };

type Span = { end: number; isKept: boolean };

const keepsSpace = /\sxml:space\s*=\s*(?:"preserve"|'preserve')/;

function hasWords({ kind, source }: XmlToken): boolean {
  return kind === 'data' || (kind === 'text' && source.trim() !== '');
}

/** Where each element ends, and whether white space in it is significant. */
function spansOf(tokens: readonly XmlToken[]): Map<number, Span> {
  const spans = new Map<number, Span>();
  const open: { at: number; isKept: boolean; hasParts: boolean }[] = [];
  tokens.forEach((token, at) => {
    const around = open.at(-1);
    if (token.kind === 'close') {
      const element = open.pop();
      if (element) {
        spans.set(element.at, { end: at, isKept: element.isKept || !element.hasParts });
      }
      return;
    }
    if (around && hasWords(token)) around.isKept = true;
    if (around && token.kind !== 'text') around.hasParts = true;
    if (token.kind === 'open') {
      open.push({ at, isKept: keepsSpace.test(token.source), hasParts: false });
    }
  });
  return spans;
}

/**
 * Puts each element on its own line. One that contains text is left alone, with everything inside
 * it: a line break there would add a space. Undefined if the text is not well-formed.
 */
export function layOutXml(text: string): XmlLine[] | undefined {
  const tokens = xmlTokens(text);
  if (!tokens) return undefined;
  const spans = spansOf(tokens);
  const lines: XmlLine[] = [];
  let depth = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const { kind, source } = tokens[at] as XmlToken;
    const span = spans.get(at);
    if (kind === 'text') continue;
    if (kind === 'close') depth -= 1;
    const kept = span?.isKept ? tokens.slice(at, span.end + 1) : undefined;
    lines.push({ depth, text: kept ? kept.map((one) => one.source).join('') : source });
    if (kept && span) at = span.end;
    else if (kind === 'open') depth += 1;
  }
  return lines;
}

const tags = new RegExp(
  [
    '(?<comment><!--[^]*?-->|<[?][^]*?[?]>|<!DOCTYPE[^]*>)',
    String.raw`(?<data><!\[CDATA\[[^]*?\]\]>)`,
    `(?<tag></?${xmlName}(?:[^>"']|"[^"]*"|'[^']*')*>)`,
    String.raw`(?<number>&[^\s;&<>]+;)`,
  ].join('|'),
  'gu',
);
const insideTag = new RegExp(
  String.raw`^(?<keyword></?${xmlName})|(?<name>${xmlName})(?=\s*=)|(?<string>"[^"]*"|'[^']*')`,
  'gu',
);

type Runs = { kind?: CodePiece['kind'] | 'tag' | 'data'; text: string }[];

/** The text split where the pattern matches, each match with its group. */
function cut(text: string, pattern: RegExp): Runs {
  const runs: Runs = [];
  let end = 0;
  for (const { index, 0: match, groups = {} } of text.matchAll(pattern)) {
    const kind = Object.keys(groups).find((name) => groups[name] !== undefined);
    runs.push({ text: text.slice(end, index) }, { text: match, kind: kind as Runs[0]['kind'] });
    end = index + match.length;
  }
  return [...runs, { text: text.slice(end) }].filter((run) => run.text !== '');
}

/** A line in runs of one colour: tags, names and values of attributes, comments and references. */
export function colourXml(line: string): CodePiece[] {
  return cut(line, tags)
    .flatMap((run) => (run.kind === 'tag' ? cut(run.text, insideTag) : [run]))
    .map(({ kind, text }) =>
      kind === undefined || kind === 'tag' || kind === 'data' ? { text } : { text, kind },
    );
}
