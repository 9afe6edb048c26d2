import type { BookText } from '../ports.ts';

/** Every word of a book in reading order. */
export function bookWords({ pages }: BookText): string[] {
  return pages.flatMap(({ lines }) => lines.flatMap((words) => words.map(([text]) => text)));
}
