/** How many names are remembered; beyond that the one not used for longest is forgotten. */
export const mostRuns = 1000;

/** Counts the requests of each name, and returns how many there have been with this one. */
export function createRunCounter(most = mostRuns): (run: string) => number {
  const counts = new Map<string, number>();

  return (run) => {
    const count = (counts.get(run) ?? 0) + 1;
    // A map keeps the order in which names were added.
    counts.delete(run);
    counts.set(run, count);
    const [oldest] = counts.keys();
    if (counts.size > most && oldest !== undefined) counts.delete(oldest);
    return count;
  };
}
