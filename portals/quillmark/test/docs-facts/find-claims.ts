/** A number or a quoted value of a text, e.g. 10000 for "10,000" and 20 for "twenty". */
export type Claim = { shown: string; value: number | string; at: number };

/** A text with `{}` for each claim, e.g. "at most {} results". */
export type Claims = { text: string; claims: Claim[] };

const small =
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen';
const teens = 'sixteen seventeen eighteen nineteen';
const units = `${small} ${teens}`.split(' ');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ordinals =
  'third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );

/** Without "one" and "first": they seldom count, and any other number in their place is found. */
const words = new Map<string, number>([
  ...units.map((word, at) => [word, at + 2] as const),
  ...tens.map((word, at) => [word, 10 * at + 20] as const),
  ...tens.flatMap((ten, at) =>
    ['one', ...units.slice(0, 8)].map(
      (unit, more) => [`${ten}-${unit}`, 10 * at + 21 + more] as const,
    ),
  ),
  ...ordinals.map((word, at) => [word, at + 3] as const),
  ...([
    ['hundred', 100],
    ['thousand', 1000],
    ['million', 1e6],
    ['dozen', 12],
  ] as const),
  ...([
    ['half', 0.5],
    ['quarter', 0.25],
    ['twice', 2],
  ] as const),
]);

const longestFirst = [...words.keys()].sort((left, right) => right.length - left.length);
const claim = new RegExp(
  [
    '`[^`]+`',
    // Names that contain a number: encodings, standards, licences. In any other version they are claims.
    'UTF-8|ISO 639-2|3-D|CC0 1\\.0|(?:CC BY|Attribution)[\\w-]* 4\\.0',
    '(?<![\\w%#&])\\d+(?:,\\d{3})*(?:\\.\\d+)?(?!\\w)',
    `(?<![\\w-])(?:${longestFirst.join('|')})(?![\\w])`,
  ]
    .map((part) => `(${part})`)
    .join('|'),
  'gi',
);

function claimedValue(shown: string): Claim['value'] {
  const digits = /^\d+(,\d{3})*(\.\d+)?$/.test(shown)
    ? Number(shown.replaceAll(',', ''))
    : undefined;
  return words.get(shown.toLowerCase()) ?? digits ?? shown;
}

/** A value that is called the default claims something, even where it is a word. */
function isDefault(before: string, after: string): boolean {
  return (
    /^ \((the )?default\b(?! \S)/.test(after) ||
    /\bdefaults?( is| to|:)? $|^\| Default\b/.test(before)
  );
}

/** A number, a value with digits or several words; a name such as `pageSize` claims nothing. */
function claims(code: string): boolean {
  return /\d/.test(code) || /\w\S* \S/.test(code);
}

/** @param isKnown whether a quoted value is proved elsewhere, and so is not a claim of this text */
export function findClaims(block: string, isKnown: (code: string) => boolean): Claims {
  const found: Claim[] = [];
  const text = block.replaceAll(claim, (match, quoted?: string, name?: string, ...rest) => {
    if (name !== undefined) return match;
    const at = Number(rest.find((one) => typeof one === 'number'));
    const inner = quoted === undefined ? match : match.slice(1, -1);
    const named = isDefault(block.slice(0, at), block.slice(at + match.length));
    if (quoted !== undefined && !named && (!claims(inner) || isKnown(inner))) return match;
    found.push({ shown: inner, value: claimedValue(inner), at });
    return quoted === undefined ? '{}' : '`{}`';
  });
  return { text, claims: found };
}
