import type { Encoding } from './negotiation.ts';

/** A strong tag: other bytes, other tag, so every encoding has its own, e.g. `"x1Y2z3-br"`. */
export function entityTag(hash: string, encoding: Encoding): string {
  return encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
}

/** Whether an `If-None-Match` header names this tag; `W/` is ignored, as the header asks. */
export function matchesEntityTag(header: string | null | undefined, tag: string): boolean {
  if (!header) return false;
  if (header.trim() === '*') return true;
  return [...header.matchAll(/"[^"]*"/g)].some(([named]) => named === tag);
}
