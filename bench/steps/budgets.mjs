/**
 * The budgets of the pages, each beside what was seen, from the middles of one run.
 * @param {{ reference: Measures, guide: Measures, floor: Measures, peers: Measures[] }} seen
 * @typedef {{ scriptBytes: number, blocking: number, largestPaint: number }} Measures
 */
export function judge({ reference, guide, floor, peers }) {
  const best = (measure) => Math.min(...peers.map((peer) => peer[measure]));
  return [
    row('/api/catalogue: script before a console is opened', reference.scriptBytes, 160_000, kB),
    row('/api/catalogue: blocking, 1.3 × React’s floor', reference.blocking, floor.blocking * 1.3),
    row('/api/catalogue: blocking, ⅕ of the best peer', reference.blocking, best('blocking') / 5),
    row(
      '/api/catalogue: largest paint, the best peer',
      reference.largestPaint,
      best('largestPaint'),
    ),
    row('guide: script', guide.scriptBytes, 130_000, kB),
    row('guide: blocking, 1.3 × React’s floor', guide.blocking, floor.blocking * 1.3),
  ];
}

function row(what, seen, most, write = ms) {
  return { what, budget: `≤ ${write(most)}`, seen: write(seen), holds: seen <= most };
}

export function ms(value) {
  return `${Math.round(value).toLocaleString('en-GB')} ms`;
}

export function kB(bytes) {
  const digits = bytes < 10_000 ? 1 : 0;
  return `${(bytes / 1000).toLocaleString('en-GB', { maximumFractionDigits: digits })} kB`;
}
