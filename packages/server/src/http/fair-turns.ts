/** How many requests are handled before new ones are read. */
export const perTurn = 8;

/**
 * A first-come, first-served queue for requests. Node handles everything it has read before it reads
 * again, so a request that arrives just after waits two rounds. Yielding between turns lets it read
 * again, so cheap requests are not held up by expensive ones.
 */
export function createTurns(): () => Promise<void> {
  const waiting: (() => void)[] = [];

  function takeTurn(): void {
    for (const go of waiting.splice(0, perTurn)) go();
    if (waiting.length > 0) setImmediate(takeTurn);
  }

  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) setImmediate(takeTurn);
    });
}
