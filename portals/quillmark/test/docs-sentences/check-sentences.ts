import type { Sentence } from './read-sentences.ts';

/** A request or an assertion that fails where the sentences beside it are false. */
export type Proof = () => void | Promise<void>;

/** A sentence word for word, and how often the page has it if that is not once. */
type Entry = string | { times: number; of: string };

export type PageSentences = {
  page: string;
  proved?: readonly (readonly [proof: Proof, ...sentences: Entry[]])[];
  /** Sentences that nothing can prove, under the reason. */
  unproved?: Readonly<Record<string, readonly Entry[]>>;
};

type Quote = { text: string; times: number; by: string };

function quotes(by: string, entries: readonly Entry[]): Quote[] {
  return entries.map((entry) =>
    typeof entry === 'string'
      ? { text: entry, times: 1, by }
      : { text: entry.of, times: entry.times, by },
  );
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().split(/[^\w.-]+/));
}

/** The quoted sentence that shares most words, which is what a changed sentence was. */
function nearest(text: string, among: readonly Quote[]): Quote | undefined {
  const words = wordsOf(text);
  const scored = among.map((quote) => {
    const others = wordsOf(quote.text);
    const shared = [...others].filter((one) => words.has(one)).length;
    return { quote, score: shared / Math.max(words.size, others.size) };
  });
  return scored.sort((left, right) => right.score - left.score).find(({ score }) => score > 0.4)
    ?.quote;
}

/** Sentences that changed since they were compared with their proofs, and those that have none. */
export function checkSentences(
  { page, proved = [], unproved = {} }: PageSentences,
  sentences: readonly Sentence[],
  needsProof: (text: string) => boolean,
): string[] {
  const quoted = [
    ...proved.flatMap(([proof, ...entries]) => quotes(`its proof ${proof.name}`, entries)),
    ...Object.entries(unproved).flatMap(([reason, entries]) =>
      quotes(`the reason that ${reason}`, entries),
    ),
  ];
  const known = new Set(quoted.map(({ text }) => text));
  const gone = quoted.filter(
    ({ text, times }) => sentences.filter((one) => one.text === text).length !== times,
  );
  const changed = sentences
    .filter(({ text }) => !known.has(text))
    .map((sentence) => ({ sentence, was: nearest(sentence.text, gone) }));
  const explained = new Set(changed.map(({ was }) => was));
  return [
    ...changed.flatMap(({ sentence: { line, text }, was }) => {
      if (was)
        return `${page}:${line} this sentence changed: “${text}” was “${was.text}”. Check it against ${was.by}.`;
      return needsProof(text) ? `${page}:${line} nothing proves “${text}”` : [];
    }),
    ...gone
      .filter((quote) => !explained.has(quote))
      .map(({ text, times, by }) => `${page} no longer has “${text}” ${times}×, beside ${by}.`),
  ];
}
