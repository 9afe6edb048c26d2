import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../bootstrap/paths.mjs';
import { chosenTargets } from './mutated-packages.ts';

it('mutates every package unless some are named', () => {
  const all = chosenTargets([]);
  expect(all.length).toBeGreaterThan(5);
  for (const { name } of all) expect(existsSync(join(root, 'packages', name, 'src'))).toBe(true);
  expect(chosenTargets(['search', 'iiif'])).toEqual([{ name: 'search' }, { name: 'iiif' }]);
});

it('mutates only the sources that are named, unless their package is named too', () => {
  const files = ['packages/iiif/src/size.ts', 'packages/iiif/src/region.ts'];
  const other = 'packages/client/src/wait.ts';
  expect(chosenTargets([...files, other])).toEqual([
    { name: 'iiif', files },
    { name: 'client', files: [other] },
  ]);
  expect(chosenTargets([...files, 'iiif'])).toEqual([{ name: 'iiif' }]);
  expect(chosenTargets(['iiif', ...files])).toEqual([{ name: 'iiif' }]);
});

it('refuses what it does not know, and names what it does', () => {
  expect(() => chosenTargets(['iif', 'iiif', 'packages/ui/src/tabs.tsx'])).toThrow(
    /^Not a package whose tests are tested: iif, packages\/ui\/src\/tabs\.tsx\. Name iiif, client,/,
  );
});
