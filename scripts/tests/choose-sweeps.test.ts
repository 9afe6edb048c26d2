import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../bootstrap/paths.mjs';
import { repository } from '../project-files/repository.ts';
import { changedSweeps, placesOf, sample, sweepsIn } from './choose-sweeps.ts';

const sweeps = sweepsIn(repository.files);
const chosen = (...changed: string[]) => changedSweeps(sweeps, changed);

it('knows every file with sweeps, and what each goes through', () => {
  expect(sweeps.length).toBeGreaterThan(60);
  for (const sweep of sweeps) {
    const places = placesOf(sweep);
    expect(places.length, sweep).toBeGreaterThan(0);
    expect(places.filter((place) => !existsSync(join(root, place)), sweep)).toEqual([]);
  }
});

it('has only sweeps in the sample', () => {
  expect(sample.filter((one) => !sweeps.includes(one))).toEqual([]);
});

describe('a change', () => {
  it.each([
    [
      'of a page of the search',
      'packages/search/src/dialog/dialog.tsx',
      'e2e/search/search.spec.ts',
    ],
    [
      'of a package that another depends on',
      'packages/iiif/src/region.ts',
      'e2e/reference/workbench.spec.ts',
    ],
    [
      'of a package’s own code',
      'packages/sandbox/src/sandbox.ts',
      'packages/sandbox/test/fuzz.sweep.test.ts',
    ],
    ['of a guide', 'portals/quillmark/docs/iiif.mdx', 'e2e/guides/copied-code.spec.ts'],
    [
      'of the client in Python',
      'packages/client-python/src/client.py',
      'scripts/tests/test-tracks.ts',
    ],
    ['of the releases that are installed', 'package-lock.json', 'e2e/shell/zoom.spec.ts'],
    ['of what all browser tests use', 'e2e/support/faults.ts', 'e2e/shell/zoom.spec.ts'],
    ['of a sweep itself', 'e2e/shell/zoom.spec.ts', 'e2e/shell/zoom.spec.ts'],
  ])('%s chooses what may find it', (_, file, sweep) => {
    expect(chosen(file)).toContain(sweep);
  });

  it.each([
    [
      'of a page of the search',
      'packages/search/src/dialog/dialog.tsx',
      'e2e/console/form.spec.ts',
    ],
    [
      'of a test of a package',
      'packages/sandbox/src/sandbox.test.ts',
      'packages/sandbox/test/fuzz.sweep.test.ts',
    ],
    ['of another sweep', 'e2e/shell/zoom.spec.ts', 'e2e/shell/home.spec.ts'],
    ['of a README', 'packages/sandbox/README.md', 'packages/sandbox/test/fuzz.sweep.test.ts'],
    ['of a folder whose name only begins alike', 'sites/a.ts', 'e2e/shell/home.spec.ts'],
  ])('%s leaves the rest', (_, file, sweep) => {
    expect(chosen(file)).not.toContain(sweep);
  });

  it('of a document chooses none', () => {
    expect(chosen('README.md', 'CHANGELOG.md', 'deploy/README.md')).toEqual([]);
  });
});
