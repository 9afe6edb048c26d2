import type { Schema } from '../../model.ts';

const number = '(-?\\d+(?:,\\d{3})*(?:\\.\\d+)?)';
const range = new RegExp(`\\b(?:from|between) ${number} (?:to|and) ${number}`, 'gi');
const most = new RegExp(
  `\\b(?:at most|up to|more than|above|over|maximum is|not exceed) ${number}`,
  'gi',
);
const least = new RegExp(
  `\\b(?:at least|less than|fewer than|below|under|minimum is) ${number}`,
  'gi',
);
const fallback = new RegExp(`\\bdefault(?:s to| is|:)? (?:\`([^\`]+)\`|${number})`, 'gi');

const toNumber = (text = '') => Number(text.replaceAll(',', ''));

function wrongBounds(
  text: string,
  pattern: RegExp,
  name: string,
  bound: number | undefined,
): string[] {
  if (bound === undefined) return [];
  return [...text.matchAll(pattern)]
    .filter(([, stated]) => toNumber(stated) !== bound)
    .map(([phrase]) => `It reads “${phrase}”, but the ${name} is ${bound}.`);
}

function wrongRanges(text: string, { minimum, maximum }: Schema): string[] {
  if (minimum === undefined || maximum === undefined) return [];
  return [...text.matchAll(range)]
    .filter(([, from, to]) => toNumber(from) !== minimum || toNumber(to) !== maximum)
    .map(([phrase]) => `It reads “${phrase}”, but the rule is from ${minimum} to ${maximum}.`);
}

function wrongDefaults(text: string, schema: Schema): string[] {
  return [...text.matchAll(fallback)]
    .filter(([, quoted, stated]) => (quoted ?? stated) !== String(schema.default))
    .map(([phrase]) => {
      const real = schema.default === undefined ? 'there is none' : `it is ${schema.default}`;
      return `It reads “${phrase}”, but ${real}.`;
    });
}

/** Where the prose about a value contradicts its rules: different bounds, a different default. */
export function proseFaults(text: string, schema: Schema): string[] {
  const unquoted = text.replaceAll(/`[^`]*`/g, (code) => (code.includes(' ') ? '' : code));
  return [
    ...wrongRanges(unquoted, schema),
    ...wrongBounds(unquoted, most, 'maximum', schema.maximum),
    ...wrongBounds(unquoted, least, 'minimum', schema.minimum),
    ...wrongDefaults(unquoted, schema),
  ];
}
