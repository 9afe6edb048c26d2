/**
 * Text as a string literal: what the languages share. Invisible characters, including those that
 * change the direction of writing, are escaped, so that a sample is what it looks like.
 */

export type Escape = (code: number) => string;

export const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\ufeff]/u;
const everyHidden = new RegExp(hidden.source, 'gu');

function hex(code: number, length: number): string {
  return code.toString(16).padStart(length, '0');
}

/** `\u00e9`; beyond the first plane two of them, as in JSON. */
export const utf16: Escape = (code) =>
  code > 0xffff
    ? Array.from({ length: 2 }, (_, index) => String.fromCodePoint(code).charCodeAt(index))
        .map((unit) => `\\u${hex(unit, 4)}`)
        .join('')
    : `\\u${hex(code, 4)}`;

/** `\u00e9` and `\U0001f40e`, as Python and Go write them. */
export const short: Escape = (code) =>
  code > 0xffff ? `\\U${hex(code, 8)}` : `\\u${hex(code, 4)}`;

export const braced: Escape = (code) => `\\u{${hex(code, 1)}}`;

const named: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function spellOut(text: string, which: RegExp, spell: Escape): string {
  return text.replace(
    which,
    (character) => named[character] ?? spell(character.codePointAt(0) ?? 0),
  );
}

export function escaped(text: string, special: RegExp, spell: Escape, which = everyHidden): string {
  return spellOut(text.replace(special, '\\$&'), which, spell);
}

/** In single quotes a shell reads every character literally; a quote itself must be outside. */
export function quoteShell(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

export function quoteJavaScript(text: string): string {
  return `'${escaped(text, /[\\']/g, utf16)}'`;
}

/** Text over several lines that can be shown as it is. */
export function isBlock(text: string): boolean {
  return text.includes('\n') && !hidden.test(text.replaceAll('\n', ''));
}

export function singleQuoted(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}
