import { itemSchemaOf, type Parameter } from '@portal/contract';
import { carriesCommas } from '../form/comma-problems.ts';

/** What a comma outside quotes means in the text of a list. */
export type CommaRule = {
  /** It is part of the value: every documented value of the list contains one. */
  keeps: boolean;
  /** Documented values with commas, which are never split. */
  known: readonly string[];
  /** Whether a value with a comma arrives as one. */
  arrives: boolean;
};

export const commasSeparate: CommaRule = { keeps: false, known: [], arrives: true };

export function commaRuleOf(parameter: Parameter): CommaRule {
  const { choices, examples, schema } = parameter;
  const shown = [
    ...examples.flatMap(({ value }) => value),
    ...(itemSchemaOf(schema).examples ?? []),
    ...(choices?.values ?? []).map(({ value }) => value),
  ].map(String);
  const known = shown.filter((text) => text.includes(','));
  const keeps = known.length > 0 && known.length === shown.length;
  return { keeps, known, arrives: carriesCommas(parameter) };
}

type Piece = { text: string; end: number; quoted: boolean; closed: boolean };

/** `"c, \"d\"" , e` -> `c, "d"`, up to the comma; an unclosed quote protects the rest. */
function quotedPiece(text: string, start: number): Piece | undefined {
  const match = /"((?:[^"\\]|\\.|"")*)("?)\s*/sy;
  match.lastIndex = start;
  const [whole = '', inside = '', closing] = match.exec(text) ?? [];
  const end = start + whole.length;
  // `"grey" horse` is not a quoted value.
  if (end < text.length && text[end] !== ',') return undefined;
  const unescaped = inside.replace(/\\(["\\])|""/g, (_, escaped) => escaped ?? '"');
  return { text: unescaped, end, quoted: true, closed: closing !== '' };
}

function barePiece(text: string, start: number): Piece {
  const comma = text.indexOf(',', start);
  const end = comma === -1 ? text.length : comma;
  return { text: text.slice(start, end).trim(), end, quoted: false, closed: true };
}

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at <= text.length; ) {
    const start = at + (/^\s*/.exec(text.slice(at))?.[0].length ?? 0);
    const piece = (text[start] === '"' && quotedPiece(text, start)) || barePiece(text, at);
    pieces.push(piece);
    at = piece.end + 1;
  }
  return pieces;
}

/** Each line is a value, unless together they are one list broken after its commas. */
function linesOf(text: string): string[] {
  const lines = text.split(/[\r\n\t]+/).filter((line) => line.trim() !== '');
  const isBroken = lines.length > 1 && lines.slice(0, -1).every((line) => /,\s*$/.test(line));
  return isBroken ? [lines.join(' ')] : lines;
}

/** The values of a text such as `a, b, "c, d"`, or of several lines. */
export function typedItems(text: string, { keeps, known }: CommaRule): string[] {
  const lines = linesOf(text);
  return lines.flatMap((line) => {
    const whole = line.trim();
    const pieces = piecesOf(line);
    const isOne = keeps || lines.length > 1 || known.includes(whole);
    if (isOne && !pieces.some(({ quoted }) => quoted)) return [whole.replace(/,$/, '')];
    return pieces
      .filter(({ text: piece, quoted }) => quoted || piece !== '')
      .map((piece) => piece.text);
  });
}

/** Whether the comma at the end of what is typed ends a value. */
export function endsItem(text: string, { keeps, known }: CommaRule): boolean {
  if (!/,\s*$/.test(text)) return false;
  const before = text.trimEnd().slice(0, -1);
  const pieces = piecesOf(before);
  if (pieces.at(-1)?.closed === false) return false;
  const typed = text.trim().toLowerCase();
  const isBegun = known.some((one) => one.toLowerCase().startsWith(typed));
  return pieces.some(({ quoted }) => quoted) || !(keeps || isBegun);
}
