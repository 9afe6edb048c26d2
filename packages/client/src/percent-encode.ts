import { ParameterError } from './parameter-error.ts';

/**
 * Encodes everything but letters, digits, `-._~!*()` and the characters to keep. Apostrophes are
 * encoded because browsers encode them in a query, and one request must have one address.
 */
export function percentEncode(parameter: string, text: string, keep: string): string {
  let encoded: string;
  try {
    encoded = encodeURIComponent(text);
  } catch {
    throw new ParameterError(
      parameter,
      'the text contains half of a surrogate pair, which no URL can carry.',
    );
  }
  return encoded.replace(/%[0-7][0-9A-F]|'/g, (code) => {
    const character = code === "'" ? code : decodeURIComponent(code);
    if (keep.includes(character)) return character;
    return code === "'" ? '%27' : code;
  });
}
