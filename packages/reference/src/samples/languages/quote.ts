/**
 * Text as a string literal of each language. Invisible characters, including those that change the
 * direction of writing, are escaped, so that a sample is what it looks like.
 */

type Escape = (code: number) => string;

const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\ufeff]/u;
const everyHidden = new RegExp(hidden.source, 'gu');
const notAscii = /[^\x20-\x7e]/gu;

function hex(code: number, length: number): string {
  return code.toString(16).padStart(length, '0');
}

/** `\u00e9`; beyond the first plane two of them, as in JSON. */
const utf16: Escape = (code) =>
  code > 0xffff
    ? Array.from({ length: 2 }, (_, index) => String.fromCodePoint(code).charCodeAt(index))
        .map((unit) => `\\u${hex(unit, 4)}`)
        .join('')
    : `\\u${hex(code, 4)}`;

/** `\u00e9` and `\U0001f40e`, as Python and Go write them. */
const short: Escape = (code) => (code > 0xffff ? `\\U${hex(code, 8)}` : `\\u${hex(code, 4)}`);

const braced: Escape = (code) => `\\u{${hex(code, 1)}}`;

/** R has a second letter for more than four digits. */
const bracedInR: Escape = (code) => (code > 0xffff ? `\\U{${hex(code, 1)}}` : braced(code));

const named: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function spellOut(text: string, which: RegExp, spell: Escape): string {
  return text.replace(
    which,
    (character) => named[character] ?? spell(character.codePointAt(0) ?? 0),
  );
}

function escaped(text: string, special: RegExp, spell: Escape, which = everyHidden): string {
  return spellOut(text.replace(special, '\\$&'), which, spell);
}

/** In single quotes a shell reads every character literally; a quote itself must be outside. */
export function quoteShell(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

export function quoteJavaScript(text: string): string {
  return `'${escaped(text, /[\\']/g, utf16)}'`;
}

export function quotePython(text: string): string {
  return `'${escaped(text, /[\\']/g, short)}'`;
}

export function quoteR(text: string): string {
  return `"${escaped(text, /[\\"]/g, bracedInR)}"`;
}

/** Only a `#` before `{`, `$` or `@` begins an interpolation. */
export function quoteRuby(text: string): string {
  return `"${escaped(text, /[\\"]|#(?=[{$@])/g, braced)}"`;
}

export function quoteGo(text: string): string {
  return `"${escaped(text, /[\\"]/g, short)}"`;
}

/** Single quotes keep `$` harmless, but cannot escape a character. */
export function quotePhp(text: string): string {
  return hidden.test(text) ? `"${escaped(text, /[\\"$]/g, braced)}"` : singleQuoted(text);
}

/**
 * Java turns `\u000a` into a line break before it looks for strings, so control characters are
 * octal; the rest beyond ASCII is escaped because a compiler may not expect UTF-8.
 */
export function quoteJava(text: string): string {
  const spell: Escape = (code) =>
    code < 0x80 ? `\\${code.toString(8).padStart(3, '0')}` : utf16(code);
  return `"${escaped(text, /[\\"]/g, spell, notAscii)}"`;
}

export function quoteCSharp(text: string): string {
  return `"${escaped(text, /[\\"]/g, utf16)}"`;
}

/** Text over several lines that can be shown as it is. */
function isBlock(text: string): boolean {
  return text.includes('\n') && !hidden.test(text.replaceAll('\n', ''));
}

/** JSON and the like as readers know it; anything else as a string. */
export function quoteGoBlock(text: string): string {
  return isBlock(text) && !text.includes('`') ? `\`${text}\`` : quoteGo(text);
}

function singleQuoted(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}

export function quoteRubyBlock(text: string): string {
  return isBlock(text) ? singleQuoted(text) : quoteRuby(text);
}

export function quotePhpBlock(text: string): string {
  return isBlock(text) ? singleQuoted(text) : quotePhp(text);
}

export function quoteRBlock(text: string): string {
  return isBlock(text) ? singleQuoted(text) : quoteR(text);
}
