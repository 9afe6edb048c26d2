import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';

/**
 * What the sweeps of a folder go through: our packages, each with those that it depends on, and folders. The
 * sweeps of a package go through that package.
 */
const subjects: Record<string, readonly string[]> = {
  'e2e/config-errors': ['@portal/reference', 'e2e/fixture-site'],
  'e2e/console': ['@portal/reference', '@portal/sandbox', 'site/src', 'e2e/fixture-site'],
  'e2e/every-portal': ['@portal/site', 'portals'],
  'e2e/faults': ['@portal/reference', '@portal/search', '@portal/cells', '@portal/sandbox', 'site'],
  'e2e/guides': ['@portal/sandbox', '@portal/client', 'site', 'portals'],
  'e2e/hosts': ['@portal/server', '@portal/markdown', 'site', 'scripts', 'deploy'],
  'e2e/reference': ['@portal/reference', '@portal/sandbox', 'site/src', 'e2e/fixture-site'],
  'e2e/sandbox': ['@portal/sandbox', '@portal/server', 'site/src/sandbox', 'portals'],
  'e2e/search': ['@portal/search', 'site/src', 'portals'],
  'e2e/security': ['@portal/cells', '@portal/reference', '@portal/markdown', 'site/src'],
  'e2e/shell': ['@portal/ui', '@portal/reference', 'site', 'portals', 'e2e/fixture-site'],
  'e2e/tutorials': ['@portal/cells', '@portal/sandbox', 'site/src', 'portals'],
  portals: ['@portal/collection', '@portal/sandbox', '@portal/cells', 'portals', 'scripts'],
  'scripts/new-portal': ['@portal/site', '@portal/collection', 'portals', 'scripts'],
  'scripts/packages': ['@portal/reference', '@portal/server', '@portal/search', '@portal/cells'],
  'scripts/serving': ['@portal/server', '@portal/portal', 'scripts', 'portals'],
  'scripts/tests/test-tracks': ['@portal/cells', 'packages/client-python', 'portals', 'scripts'],
  'scripts/tests/test-other-portals': ['@portal/site', 'portals', 'scripts'],
};

/** What all browser tests use. */
const ofAllInBrowsers = ['e2e/support', 'e2e/playwright.config.ts', 'e2e/portal.ts', 'e2e/test.ts'];

/** Of what has not changed, these are swept all the same: one of each kind, none of which takes long. */
export const sample: readonly string[] = [
  'e2e/console/failures.spec.ts',
  'e2e/faults/storage.spec.ts',
  'e2e/hosts/static-host.spec.ts',
  'e2e/search/search.spec.ts',
  'e2e/shell/home.spec.ts',
  'packages/contract/test/properties.sweep.test.ts',
  'packages/sandbox/test/fuzz.sweep.test.ts',
  'scripts/serving/pack.sweep.test.ts',
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
  const folder = /^packages\/[^/]+/.exec(sweep)?.[0];
  const [, names = folder ? [folder] : []] =
    Object.entries(subjects).find(([start]) => sweep.startsWith(start)) ?? [];
  const shared = sweep.startsWith('e2e/') ? ofAllInBrowsers : [];
  return [...shared, ...withDependencies(names)];
}

/** Folders as they are, and the folders of our packages with those of all that they depend on. */
function withDependencies(names: readonly string[]): string[] {
  const found = new Set(names.map((name) => name.replace('packages/', '@portal/')));
  for (const name of found) {
    if (!name.startsWith('@portal/')) continue;
    const { dependencies = {} } = manifestOf(folderOf(name)) ?? {};
    for (const other of Object.keys(dependencies)) {
      if (other.startsWith('@portal/')) found.add(other);
    }
  }
  return [...found].map((name) => (name.startsWith('@portal/') ? folderOf(name) : name));
}

function folderOf(name: string): string {
  return name === '@portal/site' ? 'site' : name.replace('@portal/', 'packages/');
}

function manifestOf(folder: string): { dependencies?: Record<string, string> } | undefined {
  try {
    return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  } catch {
    // A package of another language
    return undefined;
  }
}
