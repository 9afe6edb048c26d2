export type QueryPair = [name: string, value: string];

/** A URL as a program writes it that has its parameters apart. */
export type SplitUrl = {
  address: string;
  pairs: QueryPair[];
  /** Reserved characters that are not encoded in the query, e.g. `,` */
  unencoded: string;
  /** Whether a space is `%20`, and not `+`. */
  hasSpaces: boolean;
};

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function pairOf(piece: string): QueryPair | undefined {
  const [, rawName = '', rawValue = ''] = /^([^=]+)=(.*)$/s.exec(piece) ?? [];
  const [name, value] = [decode(rawName), decode(rawValue)];
  return name === undefined || name === '' || value === undefined ? undefined : [name, value];
}

/** Encodes all but letters, digits, `-._~` and the characters to keep. */
function encode(text: string, kept: string): string {
  return encodeURIComponent(text)
    .replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(/%[0-7][0-9A-F]/g, (code) => {
      const sign = decodeURIComponent(code);
      return kept.includes(sign) ? sign : code;
    });
}

/**
 * The parameters of a URL, if a program that encodes them gets the same URL: undefined if it has
 * none, or is written in another way.
 */
export function splitUrl(url: string): SplitUrl | undefined {
  const [, address = '', query = ''] = /^([^?#]+)\?([^#]+)$/s.exec(url) ?? [];
  const pairs = query.split('&').map(pairOf);
  if (query === '' || pairs.some((pair) => pair === undefined)) return undefined;
  const known = pairs.filter((pair) => pair !== undefined);
  const raw = query.replace(/%[0-9A-F]{2}|[\w.~-]|&/g, '').replace(/=/g, '');
  const unencoded = [...new Set(raw)].sort().join('');
  const whole = known.map((pair) => pair.map((text) => encode(text, unencoded)).join('='));
  // A plus is a space to some servers and a plus to others.
  const isPlain = /^[!-*,-/:-@[-`{-~]*$/.test(unencoded);
  if (!isPlain || whole.join('&') !== query) return undefined;
  const hasSpaces = known.some((pair) => pair.some((text) => text.includes(' ')));
  return { address, pairs: known, unencoded, hasSpaces };
}
