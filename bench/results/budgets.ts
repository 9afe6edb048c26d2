export type Row = { what: string; budget: string; seen: string; holds: boolean };

export type Write = (value: number) => string;

/** A budget beside the measured value. */
export function atMost(what: string, seen: number, most: number, write: Write = ms): Row {
  return { what, budget: `≤ ${write(most)}`, seen: write(seen), holds: seen <= most };
}

export function atLeast(what: string, seen: number, least: number, write: Write = count): Row {
  return { what, budget: `≥ ${write(least)}`, seen: write(seen), holds: seen >= least };
}

type Measures = {
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
  scriptBytes: number;
  bytes: number;
};
/** Our own kinds of pages; a bare page of Docusaurus; a page with nothing but React; the peers. */
export type SeenPages = {
  home: Measures;
  guide: Measures;
  tutorial: Measures;
  reference: Measures;
  bare: Measures;
  floor: Measures;
  peers: readonly Measures[];
};

/** The budgets of the pages, each beside the measured value, from the medians of one run. */
export function judge({ bare, floor, peers, ...ours }: SeenPages): Row[] {
  const best = (measure: keyof Measures) => Math.min(...peers.map((peer) => peer[measure]));
  const { guide, reference, tutorial } = ours;
  return [
    ...Object.entries(ours).flatMap(([name, page]) => [
      atMost(
        `${name}: first paint, 1.15 × bare Docusaurus`,
        page.firstPaint,
        bare.firstPaint * 1.15,
      ),
      atMost(`${name}: blocking, React’s floor`, page.blocking, floor.blocking),
      // Away from its own address a guide rewrites its requests, and a line of one may go.
      atMost(`${name}: layout shift`, page.shift, name === 'guide' ? 0.002 : 0, thousandths),
    ]),
    atMost(
      'tutorial: largest paint, 1.3 × its first',
      tutorial.largestPaint,
      tutorial.firstPaint * 1.3,
    ),
    atMost('guide: script', guide.scriptBytes, 105_000, kB),
    atMost('guide: all bytes', guide.bytes, 190_000, kB),
    atMost('reference: script before a console is opened', reference.scriptBytes, 105_000, kB),
    atMost('reference: blocking, ⅕ of the best peer', reference.blocking, best('blocking') / 5),
    atMost('reference: largest paint, the best peer', reference.largestPaint, best('largestPaint')),
  ];
}

function thousandths(value: number): string {
  return value.toFixed(3);
}

export function ms(value: number): string {
  return `${Math.round(value).toLocaleString('en-GB')} ms`;
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
