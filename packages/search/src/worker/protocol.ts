import type { Answer } from '../model.ts';

/** `most` is how many results of each group are wanted. */
export type SearchRequest = { id: number; query: string; most: number };

/** First without excerpts, then with them. */
export type SearchReply =
  | { id: number; answer: Answer }
  /** The index could not be loaded; the next request tries again. */
  | { id: number; answer: 'unavailable' };
