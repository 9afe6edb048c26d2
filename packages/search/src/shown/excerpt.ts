import { type Piece, partsOf } from '../model.ts';
import { markWords, matchesIn, wantedWords } from './mark-words.ts';

/** About two lines. */
const length = 150;
/** A narrow screen shows this much of them. */
const surelyShown = 90;
/** A sentence that may be worth reading. */
const shortest = 12;
/** What is shown of a long beginning: enough to know what it is about. */
const shortened = 45;

/** About two lines of a text: the sentence with most of the words, and what it is about. */
export function excerptOf(text: string, query: string): Piece[] {
  const wanted = wantedWords(query);
  const { prose, code } = partsOf(text);
  const sentences = sentencesIn(prose);
  // A name in a program explains less than a sentence does.
  const shown =
    around(sentences, wanted) ??
    around(linesIn(code), wanted) ??
    cut(join(sentences, 0) ?? '', length);
  return shown === '' ? [] : markWords(shown, query);
}

/** Rows of a table end with a semicolon. */
function sentencesIn(prose: string): string[] {
  return prose
    .split(/(?<=[.!?:]["”’')]?)\s+(?=["“‘'(]?[\p{Lu}\d])|(?<= · .*;)\s+/u)
    .filter(Boolean);
}

function linesIn(code: string): string[] {
  return code.split('\n').flatMap((line) => line.trim().replace(/\s+/g, ' ') || []);
}

/** From the best sentence on; none if no sentence has any of the words. */
function around(sentences: readonly string[], wanted: readonly string[]): string | undefined {
  let best = { at: -1, found: 0 };
  for (const [at, sentence] of sentences.entries()) {
    // "See manifests." says nothing about them.
    const own = sentence.length < shortest ? 0 : matchesIn(sentence, wanted).length;
    const found = own === 0 ? 0 : own + matchesIn(join(sentences, at) ?? '', wanted).length;
    if (found > best.found) best = { at, found };
  }
  if (best.at < 0) return undefined;
  const subject = subjectOf(sentences, best.at);
  const rest = join(sentences, best.at) ?? '';
  return `${subject}${fit(rest, wanted, length - subject.length)}`;
}

/** About two lines, beginning with a sentence; more of it if that is longer. */
function join(sentences: readonly string[], from: number): string | undefined {
  let joined = sentences[from];
  for (let at = from + 1; joined !== undefined && joined.length < length; at += 1) {
    const next = sentences[at];
    if (next === undefined) break;
    joined += ` ${next}`;
  }
  return joined;
}

/** Words that mean something said before. */
const pointsBack =
  /^\W*(also|and|both|but|each|he|her|his|however|instead|it|its|neither|or|others|otherwise|she|so|such|that|their|them|then|there|these|they|this|those)(?!\p{L})/iu;

/** What 'it' is: the sentence before, in short. Before the first one is only the heading, which is shown. */
function subjectOf(sentences: readonly string[], at: number): string {
  let from = at;
  while (from > 0 && from > at - 2 && pointsBack.test(sentences[from] ?? '')) from -= 1;
  if (from === at) return '';
  const before = sentences.slice(from, at).join(' ');
  return `${cut(before, shortened)} `;
}

/** The text with its first marks in view: what is between the beginning and those is left out. */
function fit(text: string, wanted: readonly string[], room: number): string {
  const tokens = [...text.matchAll(/\S+/g)].map(([token]) => token);
  const isWanted = tokens.map((token) => matchesIn(token, wanted).length > 0);
  const starts = startsOf(tokens);
  const first = isWanted.indexOf(true);
  if ((starts[first] ?? 0) < surelyShown - (length - room)) return cut(text, room);
  const head = cut(text, shortened);
  // A few words before the mark, unless the beginning has them.
  const from = Math.max(first - 3, 0);
  const tail = text.slice(starts[from] ?? 0);
  return `${head} ${cut(tail, Math.max(room - head.length, shortened))}`;
}

function startsOf(tokens: readonly string[]): number[] {
  let at = 0;
  return tokens.map((token) => {
    const start = at;
    at += token.length + 1;
    return start;
  });
}

/** Whole words, and dots if more follow. */
function cut(text: string, room: number): string {
  if (text.length <= room) return text;
  const end = text.slice(0, room + 1).search(/\s\S*$/);
  return `${text.slice(0, end < 0 ? room : end)} …`;
}
