/** `subjects.label` -> `['subject', 'label']`; words of one or two letters are dropped. */
function stems(text: string): string[] {
  return text
    .replaceAll(/(\p{Ll})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replace(/s$/, ''))
    .filter((word) => word.length > 2);
}

/** Directions are rarely described by their ids. */
const otherWords: Readonly<Record<string, readonly string[]>> = {
  asc: ['asc', 'smallest', 'lowest', 'oldest', 'earliest'],
  desc: ['desc', 'largest', 'highest', 'newest', 'latest'],
};

/** Also matches the beginning of a longer word: `asc` is in "ascending". */
function has(text: string, stem: string): boolean {
  const words = otherWords[stem] ?? [stem];
  return stems(text).some((word) => words.some((one) => word.startsWith(one)));
}

/** A text may compare: "as cc-by, but …", "under the key `subjects.label`". */
function withoutComparisons(meaning: string): string {
  return meaning.replaceAll(/`[^`]*`|\b(?:as|like|than) [\w.-]+/gi, '');
}

/** Whether a meaning contains every word of another value, and none that is unique to its own. */
function isOf(meaning: string, value: string, other: string): boolean {
  const [own, foreign] = [stems(value), stems(other)];
  const onlyOwn = own.filter((stem) => !foreign.includes(stem));
  const isForeign =
    foreign.length > 0 && foreign.every((stem) => has(withoutComparisons(meaning), stem));
  return isForeign && onlyOwn.length > 0 && !onlyOwn.some((stem) => has(meaning, stem));
}

/**
 * Values whose meanings belong to others, with what is wrong: the text names another value instead of
 * its own, as in `asc: Descending.`, or two values mean the same.
 */
export function meaningFaults(meanings: Readonly<Record<string, string>>): [string, string][] {
  const entries = Object.entries(meanings);
  return entries.flatMap(([value, meaning], index) => {
    const other = entries.find(([one]) => isOf(meaning, value, one))?.[0];
    const same = entries.slice(0, index).find(([, earlier]) => earlier === meaning)?.[0];
    const faults: [string, string][] = [];
    if (other) faults.push([value, `The meaning of ${value} is that of ${other}: “${meaning}”`]);
    if (same) faults.push([value, `${value} and ${same} have the same meaning: “${meaning}”`]);
    return faults;
  });
}
