/** A set of records by position, cheap to combine: 32 of them in each number. */
export type BitSet = Uint32Array;

export function emptySet(size: number): BitSet {
  return new Uint32Array(Math.ceil(size / 32));
}

export function fullSet(size: number): BitSet {
  const set = emptySet(size).fill(0xffffffff);
  const rest = size % 32;
  if (rest > 0) set[set.length - 1] = 2 ** rest - 1;
  return set;
}

export function add(set: BitSet, position: number): void {
  const word = position >>> 5;
  set[word] = (set[word] ?? 0) | (1 << (position & 31));
}

export function has(set: BitSet, position: number): boolean {
  return (((set[position >>> 5] ?? 0) >>> (position & 31)) & 1) === 1;
}

export function union(sets: readonly BitSet[], size: number): BitSet {
  const result = emptySet(size);
  for (const set of sets) {
    for (let word = 0; word < result.length; word += 1) {
      result[word] = (result[word] ?? 0) | (set[word] ?? 0);
    }
  }
  return result;
}

export function intersection(sets: readonly BitSet[], size: number): BitSet {
  const result = fullSet(size);
  for (const set of sets) {
    for (let word = 0; word < result.length; word += 1) {
      result[word] = (result[word] ?? 0) & (set[word] ?? 0);
    }
  }
  return result;
}

export function without(set: BitSet, taken: BitSet): BitSet {
  return set.map((word, index) => word & ~(taken[index] ?? 0));
}

/** The records of a set, in order. */
export function positions(set: BitSet): number[] {
  const found: number[] = [];
  for (let word = 0; word < set.length; word += 1) {
    let rest = set[word] as number;
    while (rest !== 0) {
      const lowest = rest & -rest;
      found.push(word * 32 + (31 - Math.clz32(lowest)));
      rest ^= lowest;
    }
  }
  return found;
}
