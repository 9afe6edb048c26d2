import { withDependencies } from '../packages/our-packages.ts';

/** Of our packages, all that they depend on counts too. */
type Subject = { packages?: readonly string[]; folders?: readonly string[] };

/** What the sweeps of a folder go through. Those of a package go through that package. */
const subjects: Record<string, Subject> = {
  'e2e/config-errors': { packages: ['reference'], folders: ['e2e/fixture-site'] },
  'e2e/console': {
    packages: ['reference', 'sandbox'],
    folders: ['site/src', 'e2e/fixture-site'],
  },
  'e2e/every-portal': { packages: ['site'], folders: ['portals'] },
  'e2e/faults': { packages: ['reference', 'search', 'cells', 'sandbox'], folders: ['site'] },
  'e2e/guides': { packages: ['sandbox', 'client'], folders: ['site', 'portals'] },
  'e2e/hosts': { packages: ['server', 'markdown'], folders: ['site', 'scripts', 'deploy'] },
  'e2e/reference': {
    packages: ['reference', 'sandbox'],
    folders: ['site/src', 'e2e/fixture-site'],
  },
  'e2e/sandbox': { packages: ['sandbox', 'server'], folders: ['site/src/sandbox', 'portals'] },
  'e2e/search': { packages: ['search'], folders: ['site/src', 'portals'] },
  'e2e/security': {
    packages: ['cells', 'reference', 'markdown', 'server'],
    folders: ['site/src'],
  },
  'e2e/shell': {
    packages: ['ui', 'reference'],
    folders: ['site', 'portals', 'e2e/fixture-site'],
  },
  'e2e/tutorials': { packages: ['cells', 'sandbox', 'server'], folders: ['site/src', 'portals'] },
  portals: { packages: ['collection', 'sandbox', 'cells'], folders: ['portals', 'scripts'] },
  'scripts/new-portal': { packages: ['site', 'collection'], folders: ['portals', 'scripts'] },
  'scripts/packages': { packages: ['reference', 'server', 'search', 'cells', 'client-python'] },
  'scripts/serving': { packages: ['server', 'portal'], folders: ['scripts', 'portals'] },
  'scripts/site-build': { folders: ['scripts'] },
  'scripts/tests/test-tracks': {
    packages: ['cells', 'client-python'],
    folders: ['portals', 'scripts'],
  },
  'scripts/tests/test-other-portals': { packages: ['site'], folders: ['portals', 'scripts'] },
};

/** What all browser tests use. */
const ofAllInBrowsers = ['e2e/support', 'e2e/playwright.config.ts', 'e2e/portal.ts', 'e2e/test.ts'];

/** Of what has not changed, these are swept all the same: one of each kind, none of which takes long. */
export const sample: readonly string[] = [
  'e2e/console/failures.spec.ts',
  'e2e/faults/storage.spec.ts',
  'e2e/hosts/static-host.spec.ts',
  'e2e/search/search.spec.ts',
  'e2e/security/cells-reach.spec.ts',
  'e2e/shell/home.spec.ts',
  'packages/contract/test/properties.sweep.test.ts',
  'packages/sandbox/test/fuzz.sweep.test.ts',
  'scripts/serving/pack-serve.sweep.test.ts',
  'scripts/serving/serve-memory.sweep.test.ts',
  'scripts/site-build/run-step.sweep.test.ts',
];

/** The files with sweeps, among those of the repository. */
export function sweepsIn(files: readonly string[]): string[] {
  return files.filter((file) =>
    /\.sweep\.test\.ts$|^e2e\/[^/]+\/[^/]+\.spec\.ts$|^scripts\/tests\/test-[a-z-]+\.ts$/.test(
      file,
    ),
  );
}

/** Neither changes what a sweep finds. */
const isIrrelevant = (file: string) =>
  /\.md$/.test(file) ? !file.startsWith('portals/') : /\.(test|sweep|spec)\.tsx?$/.test(file);

/**
 * Which of some sweeps may find something else than before: those whose files have changed, or what
 * they go through.
 * @param changed files below the root
 */
export function changedSweeps(sweeps: readonly string[], changed: readonly string[]): string[] {
  const sources = changed.filter((file) => !isIrrelevant(file));
  if (sources.includes('package-lock.json')) return [...sweeps];
  const isIn = (places: readonly string[]) =>
    sources.some((file) => places.some((place) => file === place || file.startsWith(`${place}/`)));
  return sweeps.filter((sweep) => changed.includes(sweep) || isIn(placesOf(sweep)));
}

/** The files and folders that a sweep goes through, below the root. */
export function placesOf(sweep: string): string[] {
  const [, own] = /^packages\/([^/]+)/.exec(sweep) ?? [];
  const [, { packages = own ? [own] : [], folders = [] } = {}] =
    Object.entries(subjects).find(([start]) => sweep.startsWith(start)) ?? [];
  const shared = sweep.startsWith('e2e/') ? ofAllInBrowsers : [];
  return [...shared, ...folders, ...withDependencies(...packages)];
}
