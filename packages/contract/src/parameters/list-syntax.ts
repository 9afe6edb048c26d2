import type { ListSyntax } from '../model.ts';
import { type Decoded, decode, encode } from '../url/percent-encoding.ts';

/** One value of a list, with its position in the raw text. */
export type ListItem = { text: string; start: number; end: number };

export type ReadList = {
  items: ListItem[];
  /** Why the service would refuse the whole list. */
  malformed?: string;
};

const readable = ':@/';

function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** `['a', 'b,c']` -> `a,"b,c"` */
export function writeCsv(values: readonly string[]): string {
  return values
    .map((value) => (value === '' || /[",\\]/.test(value) ? quote(value) : value))
    .join(',');
}

/** `['Annual reports', 'Lungs, Diseases of']` -> `Annual%20reports,%22Lungs,%20Diseases%20of%22` */
export function writeList(values: readonly string[], syntax: ListSyntax): string {
  return syntax === 'csv'
    ? encode(writeCsv(values), `${readable},`)
    : values.map((value) => encode(value, readable)).join(',');
}

type Field = { text: string; end: number; closed: boolean; stray: boolean };

function readQuoted(text: string, start: number): Field {
  const field: Field = { text: '', end: start + 1, closed: false, stray: false };
  while (field.end < text.length && !field.closed) {
    const character = text.charAt(field.end);
    const next = text.charAt(field.end + 1);
    const escaped = (character === '\\' && /["\\]/.test(next)) || character + next === '""';
    if (!escaped && character === '"') field.closed = true;
    else field.text += escaped ? next : character;
    if (!escaped && character === '\\') field.stray = true;
    field.end += escaped ? 2 : 1;
  }
  return field;
}

function readBare(text: string, start: number): Field {
  const comma = text.indexOf(',', start);
  const end = comma === -1 ? text.length : comma;
  const bare = text.slice(start, end);
  if (!bare.includes('\\')) return { text: bare, end, closed: true, stray: false };
  const stray = bare.replaceAll('\\\\', '').includes('\\');
  return { text: bare.replaceAll('\\\\', '\\'), end, closed: true, stray };
}

/**
 * A comma-separated list in which quotes protect commas.
 * @param most how many values to read; the rest of a list that is too long need not be
 */
export function readCsvList(raw: string, most = Number.POSITIVE_INFINITY): ReadList {
  if (raw === '') return { items: [] };
  const { text, at } = decode(raw, true);
  const whole = { text, start: 0, end: raw.length };
  const items: ListItem[] = [];
  let position = 0;
  while (position <= text.length && items.length < most) {
    const quoted = text.charAt(position) === '"';
    const field = quoted ? readQuoted(text, position) : readBare(text, position);
    // The services treat a list with an unclosed quote as one value, quote included.
    if (!field.closed) return { items: [whole] };
    if (field.stray) return { items: [whole], malformed: 'a backslash must be written twice' };
    if (field.end < text.length && text.charAt(field.end) !== ',') {
      return { items: [whole], malformed: 'only a comma may follow a closing quote' };
    }
    items.push({ text: field.text, start: at(position), end: at(field.end) });
    position = field.end + 1;
  }
  return { items };
}

function cut(
  { text, at }: Decoded,
  separator: string,
  { offset = 0, most }: { offset?: number; most?: number | undefined },
): ListItem[] {
  let position = 0;
  return text.split(separator, most).map((piece) => {
    const start = offset + at(position);
    const end = offset + at(position + piece.length);
    position += piece.length + separator.length;
    return { text: piece, start, end };
  });
}

/** A list whose separator means the same encoded or not, e.g. `a%20b%20c`. */
export function readDelimitedList(raw: string, separator: string, most?: number): ReadList {
  return raw === '' ? { items: [] } : { items: cut(decode(raw, true), separator, { most }) };
}

type PlainList = {
  separator?: string;
  plusIsSpace?: boolean;
  /** Whether a text is a valid value in the list. */
  accepts?: (text: string) => boolean;
  most?: number | undefined;
};

/**
 * Splits at literal separators. An encoded one belongs to the value, unless only the pieces are valid:
 * many tools encode every comma they see.
 */
export function readPlainList(raw: string, options: PlainList = {}): ReadList {
  const { separator = ',', plusIsSpace = true, accepts = () => true, most } = options;
  if (raw === '') return { items: [] };
  const items: ListItem[] = [];
  let start = 0;
  for (const piece of raw.split(separator, most)) {
    const end = start + piece.length;
    const decoded = decode(piece, plusIsSpace);
    const mayBeSeveral = decoded.text.includes(separator) && !accepts(decoded.text);
    const pieces = mayBeSeveral ? cut(decoded, separator, { offset: start, most }) : [];
    if (mayBeSeveral && pieces.every(({ text }) => accepts(text))) {
      for (const item of pieces) items.push(item);
    } else {
      items.push({ text: decoded.text, start, end });
    }
    start = end + separator.length;
  }
  return { items };
}
