/** HTML's names of the characters from 160 to 255, in order. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn ' +
  'sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave ' +
  'Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ' +
  'ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN ' +
  'szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute ' +
  'icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml ' +
  'yacute thorn yuml';

/** Those a text cannot do without, and the rest of what editors of records type. */
const others =
  'amp & lt < gt > quot " apos \' ndash – mdash — lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ ' +
  'lsaquo ‹ rsaquo › hellip … bull • dagger † Dagger ‡ prime ′ Prime ″ permil ‰ euro € trade ™ ' +
  'OElig Œ oelig œ Scaron Š scaron š Yuml Ÿ';

const named = new Map<string, string>();
for (const [index, name] of latin.split(' ').entries()) {
  named.set(name, String.fromCharCode(160 + index));
}
for (const [, name = '', character = ''] of others.matchAll(/(\S+) (\S+)/g)) {
  named.set(name, character);
}

/** What no text contains: control characters, apart from blanks and line ends. */
const controls = /[^\P{Cc}\t\n\f\r]/u;

/**
 * Decodes character references, once: `&amp;lt;` becomes `&lt;`. A name that is not known, or one
 * without its semicolon, is text.
 */
export function decodeEntities(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,8})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z]\w*));/g,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name) return named.get(name) ?? whole;
      return characterOf(decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16));
    },
  );
}

/** What HTML takes the numbers from 128 to 159 for: they were meant in Windows-1252. */
const windows1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

function characterOf(code: number): string {
  if (code > 127 && code < 160) return (windows1252[code - 128] ?? '').trim();
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code).replace(controls, '') : '\ufffd';
}
