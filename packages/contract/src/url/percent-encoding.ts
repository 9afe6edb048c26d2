// Half of a surrogate pair has no UTF-8 form, and encodeURIComponent throws on it.
const loneSurrogate = /\p{Surrogate}/gu;

/** Text with lone surrogates replaced, as browsers do. */
export function wholeText(text: string): string {
  return text.replace(loneSurrogate, '\ufffd');
}

function percent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}

/**
 * Encodes everything but letters, digits, `-._~!*()` and the characters to keep. Apostrophes are
 * encoded because browsers encode them in a query, and one URL must have one form.
 */
export function encode(text: string, keep = ''): string {
  return encodeURIComponent(wholeText(text)).replace(/%[0-9A-F]{2}|'/g, (code) => {
    if (code === "'") return '%27';
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return character < '\u0080' && keep.includes(character) ? character : code;
  });
}

/** Encodes one more ASCII character in text that is already encoded, e.g. the dot of `default.jpg`. */
export function encodeAlso(encoded: string, character: string): string {
  return encoded.replace(/%[0-9A-F]{2}|[^%]/g, (piece) =>
    piece === character ? percent(piece) : piece,
  );
}

export type Decoded = {
  text: string;
  /** Maps an index in `text`, or its end, to the index in the raw string. */
  at: (index: number) => number;
  /** Positions in the raw string where a `%` does not begin a valid escape. */
  malformed: number[];
};

function byteCount(firstByte: number): number {
  return firstByte < 0x80 ? 1 : firstByte < 0xe0 ? 2 : firstByte < 0xf0 ? 3 : 4;
}

function decodeCodeAt(raw: string, index: number): { text: string; length: number } | undefined {
  const firstByte = /^%[0-9a-f]{2}/i.exec(raw.slice(index, index + 3));
  if (!firstByte) return undefined;
  const length = 3 * byteCount(Number.parseInt(firstByte[0].slice(1), 16));
  try {
    return { text: decodeURIComponent(raw.slice(index, index + length)), length };
  } catch {
    return undefined;
  }
}

/** Decodes what it can, keeps the rest unchanged, and remembers where each character came from. */
export function decode(raw: string, plusIsSpace = false): Decoded {
  const isPlain = !raw.includes('%') && !(plusIsSpace && raw.includes('+'));
  if (isPlain) return { text: raw, at: (index) => index, malformed: [] };
  const places: number[] = [];
  const malformed: number[] = [];
  let decoded = '';
  const add = (text: string, from: number) => {
    decoded += text;
    for (let unit = 0; unit < text.length; unit += 1) places.push(from);
  };
  let index = 0;
  while (index < raw.length) {
    const character = raw.charAt(index);
    const code = character === '%' ? decodeCodeAt(raw, index) : undefined;
    if (character === '%' && !code) malformed.push(index);
    add(code?.text ?? (plusIsSpace && character === '+' ? ' ' : character), index);
    index += code?.length ?? 1;
  }
  return { text: decoded, at: (place) => places[place] ?? raw.length, malformed };
}
