import type { PartName } from './image-parts.ts';

/** What is wrong with a part, and what would be valid. */
export type PartProblem = { part: PartName; words: string; suggestion?: string };

export function problem(part: PartName, words: string, suggestion?: string): PartProblem {
  return { part, words, ...(suggestion !== undefined && { suggestion }) };
}

/** What a service makes of a part, or why it refuses it. */
export type Offer<Value> = { ok: true; value: Value } | { ok: false; problem: PartProblem };

export function refused(part: PartName, words: string, suggestion?: string) {
  return { ok: false, problem: problem(part, words, suggestion) } as const;
}
