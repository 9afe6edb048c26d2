import { isJsonType } from '@portal/contract';

/**
 * How many values the bytes of a body contain, as far as they will be looked at one by one: fields of a
 * form, members and items of JSON. Nothing is parsed, so this costs little, however many there are.
 */
export function countValues(contentType: string | null, bytes: Uint8Array): number {
  const mediaType = (contentType?.split(';')[0] ?? '').trim().toLowerCase();
  if (isJsonType(mediaType)) return countJson(bytes);
  if (mediaType.startsWith('application/x-www-form-urlencoded')) {
    return 1 + countBytes(bytes, '&');
  }
  return mediaType.startsWith('multipart/') ? countParts(bytes) : 1;
}

function codeOf(sign: string): number {
  return sign.charCodeAt(0);
}

function countBytes(bytes: Uint8Array, sign: string): number {
  const code = codeOf(sign);
  let count = 0;
  for (let at = bytes.indexOf(code); at !== -1; at = bytes.indexOf(code, at + 1)) count += 1;
  return count;
}

const [quote, backslash] = [codeOf('"'), codeOf('\\')];
const separators = new Set(Array.from(',[{', codeOf));

/** Each list, object and value after the first begins with one of three signs outside a text. */
function countJson(bytes: Uint8Array): number {
  let count = 1;
  let isText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] as number;
    if (isText && byte === backslash) at += 1;
    else if (byte === quote) isText = !isText;
    else if (!isText && separators.has(byte)) count += 1;
  }
  return count;
}

const [lineFeed, hyphen] = [codeOf('\n'), codeOf('-')];

/** Each part begins with a line that begins with two hyphens. */
function countParts(bytes: Uint8Array): number {
  let count = 1;
  for (let at = bytes.indexOf(lineFeed); at !== -1; at = bytes.indexOf(lineFeed, at + 1)) {
    if (bytes[at + 1] === hyphen && bytes[at + 2] === hyphen) count += 1;
  }
  return count;
}
