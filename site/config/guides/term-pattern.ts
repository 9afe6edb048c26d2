const singular = 'a|an|another|any|each|every|its|no|one|our|that|the|their|this|your';
const plural =
  'about|all|between|both|few|for|its|many|more|most|of|other|our|several|some|the|their|these|those|three|two|your';

/** Where a text uses a term, in the singular or the plural. */
export function termPattern(names: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}_/.-])(?:${names.map(formsOf).join('|')})${end}`, 'u');
}

/** Not a part of a longer word, a path or the name of a file. */
const end = '(?![\\p{L}\\p{N}_-]|[/.]\\p{L})';

/**
 * An ordinary word such as `work` may be a verb, so it needs a word before it that only a noun has:
 * `each work` and `of works`, but not `the requests work` or `this works`.
 */
function formsOf(name: string): string {
  const one = inEitherCase(name);
  if (/[^\p{Ll}]/u.test(name.slice(1))) return `(?:${pluralOf(one)}|${one})`;
  const adjective = '(?:[\\p{Ll}-]+[^s\\P{Ll}]\\s)?';
  return [
    `(?<=${after(singular)}${adjective})${one}`,
    `(?<=${after(plural)})${pluralOf(one)}`,
    ...(name.endsWith('s') ? [`(?<=${after(plural)})${one}`] : []),
  ].join('|');
}

function after(words: string): string {
  return `(?<!\\p{L})(?:${inEitherCase(words)})\\s`;
}

/** A sentence or a heading may begin with it; `IIIF` is never written `iIIF`. */
function inEitherCase(words: string): string {
  return words
    .split('|')
    .map((word) => {
      const [first = '', ...rest] = word;
      const isPlain = rest.join('') === rest.join('').toLowerCase();
      const either = isPlain ? `[${first.toUpperCase()}${first.toLowerCase()}]` : first;
      const plain = rest.join('').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      return either + plain.replace(/\s+/g, '\\s+');
    })
    .join('|');
}

function pluralOf(one: string): string {
  if (/[^aeiou]y$/.test(one)) return `${one.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(one) ? `${one}es` : `${one}s`;
}
