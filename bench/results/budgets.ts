/**
 * A budget beside the measured value.
 * @typedef {{ what: string, budget: string, seen: string, holds: boolean }} Row
 * @param {string} what
 * @param {number} seen
 * @param {number} most
 * @param {(value: number) => string} [write]
 * @returns {Row}
 */
export function atMost(what, seen, most, write = ms) {
  return { what, budget: `≤ ${write(most)}`, seen: write(seen), holds: seen <= most };
}

/** @returns {Row} */
export function atLeast(what, seen, least, write = count) {
  return { what, budget: `≥ ${write(least)}`, seen: write(seen), holds: seen >= least };
}

/**
 * The budgets of the pages, each beside the measured value, from the medians of one run.
 * @param {{ reference: Measures, guide: Measures, floor: Measures, peers: Measures[] }} seen
 * @typedef {{ scriptBytes: number, blocking: number, largestPaint: number }} Measures
 */
export function judge({ reference, guide, floor, peers }) {
  const best = (measure) => Math.min(...peers.map((peer) => peer[measure]));
  return [
    atMost('/api/catalogue: script before a console is opened', reference.scriptBytes, 160_000, kB),
    atMost(
      '/api/catalogue: blocking, 1.3 × React’s floor',
      reference.blocking,
      floor.blocking * 1.3,
    ),
    atMost(
      '/api/catalogue: blocking, ⅕ of the best peer',
      reference.blocking,
      best('blocking') / 5,
    ),
    atMost(
      '/api/catalogue: largest paint, the best peer',
      reference.largestPaint,
      best('largestPaint'),
    ),
    atMost('guide: script', guide.scriptBytes, 130_000, kB),
    atMost('guide: blocking, 1.3 × React’s floor', guide.blocking, floor.blocking * 1.3),
  ];
}

export function ms(value) {
  return `${Math.round(value).toLocaleString('en-GB')} ms`;
}

export function kB(bytes) {
  const digits = bytes < 10_000 ? 1 : 0;
  return `${(bytes / 1000).toLocaleString('en-GB', { maximumFractionDigits: digits })} kB`;
}

export function MB(bytes) {
  return `${(bytes / 1e6).toLocaleString('en-GB', { maximumFractionDigits: 1 })} MB`;
}

export function seconds(value) {
  return `${value.toFixed(value < 10 ? 1 : 0)} s`;
}

export function count(value) {
  return Math.round(value).toLocaleString('en-GB');
}

export function times(value) {
  return `${value.toFixed(2)} ×`;
}
