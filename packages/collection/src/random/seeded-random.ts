export type Random = {
  /** From 0 up to but not including 1. */
  next(): number;
  between(low: number, high: number): number;
  /** From -amount to amount, more often near zero. */
  jitter(amount: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly [T, ...T[]]): T;
};

/** A repeatable source of irregularity: the same seed always produces the same sequence. */
export function seededRandom(seed: string): Random {
  let state = hash(seed);

  // mulberry32: 32 bits of state are plenty here.
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    jitter: (amount) => (next() + next() - 1) * amount,
    chance: (probability) => next() < probability,
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  };
}

function hash(text: string): number {
  let value = 2166136261;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16777619);
  }
  return value;
}
