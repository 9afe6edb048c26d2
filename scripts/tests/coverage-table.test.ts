import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type CoverageSummary, coverageTable } from './coverage-table.ts';

function file(lines: [number, number], branches: [number, number]): CoverageSummary[string] {
  const counts = ([covered, total]: [number, number]) => ({ covered, total });
  return { lines: counts(lines), branches: counts(branches), functions: counts([0, 0]) };
}

it('adds up the files of each package, and shows the least covered first', () => {
  const at = (path: string) => join('/here/packages', path);
  const table = coverageTable(
    {
      total: file([999, 999], [999, 999]),
      [at('iiif/src/size.ts')]: file([10, 10], [4, 4]),
      [at('client/src/wait.ts')]: file([1, 2], [0, 0]),
      [at('client/src/museum/apis.ts')]: file([5, 6], [1, 4]),
    },
    '/here',
  );
  expect(table.split('\n')).toEqual([
    '                  lines   branches  functions',
    'client           75.0 %     25.0 %    100.0 %',
    'iiif            100.0 %    100.0 %    100.0 %',
    'all packages     88.9 %     62.5 %    100.0 %',
  ]);
});
