/** What every page is measured under: a slow phone on a slow line, as Lighthouse has it. */
export const conditions = {
  cpuSlowdown: 4,
  /** ms from a request to the head of its answer */
  latency: 150,
  /** bytes a second */
  down: 1_600_000 / 8,
  up: 750_000 / 8,
  viewport: { width: 1280, height: 900 },
};

/** A page is quiet when for so many ms nothing was in flight and no task was long. */
export const quietFor = 2000;

export const inWords =
  `Chromium, CPU ${conditions.cpuSlowdown} × slower, slow 4G (${conditions.latency} ms for each request, 1.6 Mbit/s), ` +
  `${conditions.viewport.width} × ${conditions.viewport.height}, a new browser for each load, pages by turns.`;
