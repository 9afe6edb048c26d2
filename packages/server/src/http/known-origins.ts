/** How many origins are learned from requests: names of a machine, a tunnel, a proxy. */
export const mostLearned = 8;

/** How long one must have been unused, in ms, before another takes its place. */
export const idleLimit = 600_000;

/**
 * A closed set of origins that responses may contain. Downloads, snapshots and cached responses are made
 * for each, so clients must not be able to add as many as they like. Requests for other origins get
 * links to the first of `fixed`.
 */
export function createKnownOrigins(
  fixed: readonly [string, ...string[]],
  now: () => number = performance.now.bind(performance),
): (asked: string) => string {
  // The least recently used one first.
  const learned = new Map<string, number>();

  function hasRoom(): boolean {
    const [[oldest, usedAt] = ['', 0]] = learned;
    if (learned.size === mostLearned && now() - usedAt > idleLimit) learned.delete(oldest);
    return learned.size < mostLearned;
  }

  return (asked) => {
    if (fixed.includes(asked)) return asked;
    if (!learned.delete(asked) && !hasRoom()) return fixed[0];
    learned.set(asked, now());
    return asked;
  };
}
