import type { Block } from '../docs-facts/read-prose.ts';

/** A sentence, or a row of a table, and the line on which its block begins. */
export type Sentence = { line: number; text: string };

const end = /(?<!\be\.g|\betc|\bca)[.!?:](?:\*\*|["”)\]*])* (?=[A-Z`"“*(<{[])/g;
const silent =
  /^(?:\||:::)[-|: ]*$|^---$|^#+ |^(?:title|sidebar_label|description): *$|^\[[^\]]+\]:/;

function cut({ line, text }: Block): Sentence[] {
  if (text.startsWith('|')) return [{ line, text }];
  const ends = [...text.matchAll(end)].map((match) => match.index + match[0].length);
  return [0, ...ends].map((start, at) => ({ line, text: text.slice(start, ends[at]).trim() }));
}

/** Cuts prose into sentences; headings, lines between cells and links to other pages state nothing. */
export function readSentences(blocks: readonly Block[]): Sentence[] {
  return blocks.flatMap(cut).filter(({ text }) => text !== '' && !silent.test(text));
}
