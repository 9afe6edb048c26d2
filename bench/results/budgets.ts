export type Row = { what: string; budget: string; seen: string; holds: boolean };

export type Write = (value: number) => string;

/** A budget beside the measured value. */
export function atMost(what: string, seen: number, most: number, write: Write = ms): Row {
  return { what, budget: `≤ ${write(most)}`, seen: write(seen), holds: seen <= most };
}

export function atLeast(what: string, seen: number, least: number, write: Write = count): Row {
  return { what, budget: `≥ ${write(least)}`, seen: write(seen), holds: seen >= least };
}

type Measures = { scriptBytes: number; blocking: number; largestPaint: number };
type Seen = { reference: Measures; guide: Measures; floor: Measures; peers: Measures[] };

/** The budgets of the pages, each beside the measured value, from the medians of one run. */
export function judge({ reference, guide, floor, peers }: Seen): Row[] {
  const best = (measure: keyof Measures) => Math.min(...peers.map((peer) => peer[measure]));
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

export function ms(value: number): string {
  return `${Math.round(value).toLocaleString('en-GB')} ms`;
}

export function tenths(value: number): string {
  return `${value.toFixed(1)} ms`;
}

export function kB(bytes: number): string {
  const digits = bytes < 10_000 ? 1 : 0;
  return `${(bytes / 1000).toLocaleString('en-GB', { maximumFractionDigits: digits })} kB`;
}

export function MB(bytes: number): string {
  return `${(bytes / 1e6).toLocaleString('en-GB', { maximumFractionDigits: 1 })} MB`;
}

export function seconds(value: number): string {
  return `${value.toFixed(value < 10 ? 1 : 0)} s`;
}

export function count(value: number): string {
  return Math.round(value).toLocaleString('en-GB');
}

export function times(value: number): string {
  return `${value.toFixed(2)} ×`;
}
