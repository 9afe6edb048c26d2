export type Token = { kind: 'string' | 'constant' | 'plain'; text: string };

const pattern =
  /("(?:[^"\\]|\\.)*")(\s*:)?|\b(?:true|false|null)\b|-?\b\d+(?:\.\d+)?(?:e[+-]?\d+)?/gi;

/** Runs of one colour, as few as possible: a page holds many examples. Keys stay plain. */
export function jsonTokens(json: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const { index, 0: whole, 1: string, 2: colon } of json.matchAll(pattern)) {
    if (colon !== undefined) continue;
    if (index > end) tokens.push({ kind: 'plain', text: json.slice(end, index) });
    tokens.push({ kind: string === undefined ? 'constant' : 'string', text: whole });
    end = index + whole.length;
  }
  if (end < json.length) tokens.push({ kind: 'plain', text: json.slice(end) });
  return tokens;
}
