import { relative, sep } from 'node:path';

const kinds = ['lines', 'branches', 'functions'] as const;
type Kind = (typeof kinds)[number];
type Counts = { total: number; covered: number };

/** What Vitest's reporter `json-summary` writes: counts by file, and their sum as `total`. */
export type CoverageSummary = Record<string, Record<Kind, Counts>>;

/** A line for each package, the least covered first, and one for all of them. */
export function coverageTable(summary: CoverageSummary, root: string): string {
  const packages = new Map<string, Record<Kind, Counts>[]>();
  for (const [file, counts] of Object.entries(summary)) {
    if (file === 'total') continue;
    const [, name = ''] = relative(root, file).split(sep);
    packages.set(name, [...(packages.get(name) ?? []), counts]);
  }
  const rows = [...packages]
    .map(([name, files]) => ({ name, shares: sharesOf(files) }))
    .sort((a, b) => a.shares.lines - b.shares.lines);
  const all = { name: 'all packages', shares: sharesOf([...packages.values()].flat()) };
  const width = Math.max(...[...rows, all].map(({ name }) => name.length));
  const heading = [''.padEnd(width), ...kinds.map((kind) => kind.padStart(9))].join('  ');
  const lines = [...rows, all].map(({ name, shares }) =>
    [name.padEnd(width), ...kinds.map((kind) => `${shares[kind].toFixed(1)} %`.padStart(9))].join(
      '  ',
    ),
  );
  return [heading, ...lines].join('\n');
}

function sharesOf(files: Record<Kind, Counts>[]): Record<Kind, number> {
  const share = (kind: Kind) => {
    const total = files.reduce((sum, file) => sum + file[kind].total, 0);
    const covered = files.reduce((sum, file) => sum + file[kind].covered, 0);
    return total === 0 ? 100 : (100 * covered) / total;
  };
  return { lines: share('lines'), branches: share('branches'), functions: share('functions') };
}
