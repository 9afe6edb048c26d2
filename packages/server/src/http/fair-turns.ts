/** How long requests are handled before new ones are read, in ms. */
export const roundMs = 4;

export type TurnOptions = {
  /** In ms. */
  now?: () => number;
  /** Calls back after other events, such as new requests, have been handled. */
  nextRound?: (takeTurns: () => void) => void;
};

/**
 * Waits until a request may be handled, and returns for how long it waited, in ms.
 * @param group of requests that cost about the same, such as those for pages
 * @param client e.g. its connection
 */
export type TakeTurn = (group: string, client: object) => Promise<number>;

/**
 * Lets requests share the time of the one thread. The group that has used least of it comes next, and in
 * it the client that has used least, so neither many requests nor expensive ones hold up anyone else for
 * longer than one of them takes. Between rounds Node reads again; otherwise it would first handle all it
 * has read, and a request that arrives just after would wait two rounds.
 */
export function createTurns({
  now = () => performance.now(),
  nextRound = setImmediate,
}: TurnOptions = {}): TakeTurn {
  const groups = new Map<string, Group>();
  const shares = createShares<Group>();
  let isWaiting = false;

  async function takeTurns(): Promise<void> {
    const began = now();
    let time = began;
    for (let group = shares.first(); group; group = shares.first()) {
      const client = group.shares.first() as object;
      const line = group.lines.get(client) ?? [];
      line.shift()?.();
      await settled();
      const used = now() - time;
      time += used;
      shares.charge(group, used);
      group.shares.charge(client, used);
      if (line.length === 0) {
        group.lines.delete(client);
        group.shares.leave(client);
      }
      if (group.lines.size === 0) shares.leave(group);
      if (time - began >= roundMs) break;
    }
    isWaiting = shares.first() !== undefined;
    if (isWaiting) nextRound(takeTurns);
  }

  function groupNamed(name: string): Group {
    const group = groups.get(name) ?? { shares: createShares(), lines: new Map() };
    groups.set(name, group);
    return group;
  }

  return async (name, client) => {
    const arrived = now();
    const group = groupNamed(name);
    const line = group.lines.get(client) ?? [];
    group.lines.set(client, line);
    shares.join(group);
    group.shares.join(client);
    const turn = new Promise<void>((resolve) => line.push(resolve));
    if (!isWaiting) nextRound(takeTurns);
    isWaiting = true;
    await turn;
    return now() - arrived;
  };
}

/** Requests of the same kind, by client. */
type Group = {
  shares: ReturnType<typeof createShares<object>>;
  lines: Map<object, (() => void)[]>;
};

/**
 * Who of several comes next: the one that has used least, and among equals the one that has waited
 * longest. Time that somebody did not use is lost: whoever joins starts level with the one
 * that was last served, and later the longer others are served: otherwise those who come over ever new
 * connections would always be first.
 */
function createShares<Key extends object>() {
  const used = new WeakMap<Key, number>();
  const waiting = new Set<Key>();
  const usedBy = (key: Key): number => used.get(key) ?? 0;
  let level = 0;
  return {
    join(key: Key): void {
      if (waiting.has(key)) return;
      used.set(key, Math.max(usedBy(key), level));
      waiting.add(key);
    },
    leave(key: Key): void {
      waiting.delete(key);
    },
    first(): Key | undefined {
      let first: Key | undefined;
      for (const key of waiting) {
        if (first === undefined || usedBy(key) < usedBy(first)) first = key;
      }
      return first;
    },
    charge(key: Key, time: number): void {
      level = Math.max(level + time / (waiting.size + 1), usedBy(key));
      used.set(key, usedBy(key) + time);
      waiting.delete(key);
      waiting.add(key);
    },
  };
}

/** Once all that follows from promises already resolved has run, as far as it waits for nothing else. */
async function settled(): Promise<void> {
  const tick = (): Promise<void> => new Promise((resolve) => process.nextTick(resolve));
  // The first is handled before those promises, the second after them.
  await tick();
  await tick();
}
