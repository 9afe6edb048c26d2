import type { Answer } from '../model.ts';

export type SearchRequest = { id: number; query: string };

/** First without excerpts, then with them. Only the newest request is sure to be answered. */
export type SearchReply =
  | { id: number; answer: Answer }
  /** The index could not be loaded; the next request tries again. */
  | { id: number; answer: 'unavailable' };
