/** How many requests are worked on before new ones are looked for. */
export const perTurn = 8;

/**
 * A line in which requests wait for their turn, first come, first served. Node reads whatever has
 * come in and would work through all of it before it looks again, so who comes just after that
 * waits twice. Between turns it looks again, and cheap answers are not held up by dear ones.
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
