import { setTimeout as wait } from 'node:timers/promises';

export type Times = { p50: number; p99: number };

/** How long a reader's requests for a page take while something else lasts, in ms. */
export async function probePage(url: string, until: Promise<unknown>): Promise<Times> {
  let isOver = false;
  const over = until.finally(() => {
    isOver = true;
  });
  const times: number[] = [];
  while (!isOver) {
    const began = performance.now();
    const response = await fetch(url);
    await response.arrayBuffer();
    times.push(performance.now() - began);
    if (!response.ok) throw new Error(`${url}: status ${response.status}`);
    // A reader is not what loads the server.
    await Promise.race([wait(20), over]);
  }
  await over;
  return { p50: percentile(times, 50), p99: percentile(times, 99) };
}

/** The least value that so many of a hundred do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil((sorted.length * share) / 100) - 1] ?? Number.NaN;
}
