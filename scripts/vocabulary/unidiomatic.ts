import { extractProse } from './extract-prose.ts';

export type Finding = {
  /** 1-based. */
  line: number;
  /** e.g. "of its own" */
  found: string;
  /** e.g. "its own, or separate" */
  better: string;
};

type Entry = {
  pattern: RegExp;
  /** The words in unparsed text: a file without them need not be parsed. */
  inSource: RegExp;
  better: string;
};

/** Words that read like a translation, in the senses in which they do. */
export const vocabulary: readonly Entry[] = [
  entry('anew', 'again'),
  entry('noughts?', 'zero'),
  entry('mend(s|ed|ing)?', 'fix'),
  entry('dear(er|est|ly)?', 'expensive'),
  // Not "the headers of its own server", where a noun follows, nor "instead of its own".
  entry(
    '(?<!instead )of (its|their) own',
    'its own, their own, or separate',
    '(?=[^\\s\\w-]|$| (that|which|and|or|but|in|on|at|by|to|for|from|with|where|when|if|since|so|than|below|beside|under|has|is|are|was|were)\\b)',
  ),
  entry('with a word', 'with a message'),
  entry('without a word', 'silently', '(?! in common)'),
  entry(
    'who asks|(for|from|to|by) who (wants?|comes?|reads?)',
    'clients that ask, readers who want',
  ),
  entry('(is|are|was|were|be|been|being)( not| no longer)? waited for', 'who or what waits for it'),
  entry('(tells?|told|telling) of', 'describe, report'),
  // "Stands for", "stands in for", "stands in the way", "stands out" and "as it stands" are idiomatic.
  entry(
    '(?<!as (it|they) )(stands?|stood)',
    'is, appears, is written',
    '(?!-| (in )?for\\b| in the way\\b| out\\b)',
  ),
  entry('bears?|bore|borne', 'carry, have, handle'),
  entry('(is|are|was|were|be|been)( not| only| also)? said', 'reported, written, stated'),
  entry('says?( nothing)? of', 'say about, describe'),
  entry(
    '(nothing|none|records?|results?|items?|hits?|how many|what) fits?',
    'match',
    '(?! (in|on|into|within|inside|together)\\b)',
  ),
  entry('no business of', 'does not concern'),
];

/** Real uses: what is around the word, and why it stays. */
const allowed: readonly { file: string; text: string; why: string }[] = [
  {
    file: 'packages/collection/src/records/holdings/items.ts',
    text: 'until the spine is mended',
    why: 'a note on a record, as a librarian writes it',
  },
];

/** Records and books may use any word, and released changes are not rewritten. */
export function isChecked(file: string): boolean {
  return !/^portals\/[^/]+\/collection\/|\.generated\.|^CHANGELOG\.md$|^scripts\/vocabulary\//.test(
    file,
  );
}

/** What in a file a native engineer would word differently. */
export function findUnidiomatic(file: string, text: string): Finding[] {
  const suspects = vocabulary.filter(({ inSource }) => inSource.test(text));
  if (suspects.length === 0) return [];
  return extractProse(file, text).flatMap(({ line, text: prose }) =>
    suspects.flatMap(({ pattern, better }) =>
      [...prose.matchAll(pattern)]
        .filter(({ 0: found, index }) => !isAllowed(file, prose, index, found))
        .map(({ 0: found, index }) => ({
          line: line + prose.slice(0, index).split('\n').length - 1,
          found: found.replace(/\s+/g, ' '),
          better,
        })),
    ),
  );
}

/**
 * In words a space also matches a line break, since a phrase may run on.
 * @param after a lookahead that tells the sense, where the words have others
 */
function entry(words: string, better: string, after = ''): Entry {
  const spaced = (pattern: string, gap: string) => pattern.replaceAll(' ', gap);
  return {
    pattern: new RegExp(spaced(`(?<![\\w-])(?:${words})(?!\\w)${after}`, '\\s+'), 'gi'),
    inSource: new RegExp(spaced(words, '[\\s*/#>]+'), 'i'),
    better,
  };
}

function isAllowed(file: string, prose: string, index: number, found: string): boolean {
  return allowed.some(({ file: name, text }) => {
    if (name !== file) return false;
    const start = prose.indexOf(text);
    return start >= 0 && start <= index && index + found.length <= start + text.length;
  });
}
