import type { Encoding } from './negotiation.ts';

/** A strong tag, which differs with the bytes, so every encoding has its own, e.g. `"x1Y2z3-br"`. */
export function entityTag(hash: string, encoding: Encoding): string {
  return encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
}
