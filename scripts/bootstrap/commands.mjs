// @ts-check

/**
 * What a command needs: the packages of the site, the test tools too, or only what reads TypeScript.
 * @typedef {'site' | 'tests' | 'tsx'} Packages
 */

/**
 * What it takes after its name, besides `--portal NAME`: these words, or whatever it checks itself.
 * @typedef {string[] | 'own'} Takes
 */

/**
 * @typedef {{
 *   file: string, packages: Packages | Record<string, Packages>, takes?: Takes, needsPortal?: boolean,
 *   isServer?: boolean,
 * }} Command `packages` may depend on the first word after its name
 */

/** @type {Record<string, Command>} */
export const commands = {
  'api-changes': { file: 'scripts/api-changes.ts', packages: 'site', takes: 'own' },
  bench: { file: 'bench/bench.ts', packages: 'tests', takes: 'own' },
  'bench:load': { file: 'bench/load.ts', packages: 'site', takes: 'own' },
  build: { file: 'scripts/build.ts', packages: 'site' },
  'build:packages': { file: 'scripts/build-packages.ts', packages: 'tests', needsPortal: false },
  check: { file: 'scripts/check.ts', packages: 'tests' },
  'check-portal': { file: 'scripts/check-portal.ts', packages: 'site' },
  collection: {
    file: 'scripts/collection.ts',
    packages: 'site',
    takes: ['--sheet', '--keep-looks'],
  },
  'complete-lock': { file: 'scripts/complete-lock.ts', packages: 'tsx', takes: ['--integrity'] },
  dev: { file: 'scripts/dev.ts', packages: 'site' },
  examples: { file: 'scripts/examples.ts', packages: 'site' },
  // Whichever portal is chosen, it may be the one created here.
  'new-portal': {
    file: 'scripts/new-portal.ts',
    packages: 'tsx',
    takes: 'own',
    needsPortal: false,
  },
  pack: {
    file: 'scripts/pack.ts',
    // Whoever packs the packages compiles them.
    packages: { site: 'tsx', server: 'tsx', packages: 'tests' },
    takes: 'own',
  },
  sandbox: { file: 'scripts/sandbox.ts', packages: 'site', takes: 'own', isServer: true },
  screenshots: { file: 'scripts/screenshots.ts', packages: 'tests' },
  serve: { file: 'scripts/serve.ts', packages: 'tsx', isServer: true },
  start: { file: 'scripts/start.ts', packages: 'site' },
  test: { file: 'scripts/test.ts', packages: 'tests' },
  'test:coverage': { file: 'scripts/test-coverage.ts', packages: 'tests' },
  'test:mutations': { file: 'scripts/test-mutations.ts', packages: 'tests', takes: 'own' },
  'test:node-versions': { file: 'scripts/test-node-versions.ts', packages: 'tests' },
  'test:sweeps': { file: 'scripts/test-sweeps.ts', packages: 'tests', takes: ['--changed'] },
  tutorials: { file: 'scripts/tutorials.ts', packages: 'site', takes: 'own' },
};

/**
 * @param {Command} command
 * @param {string[]} args what comes after its name
 * @returns {Packages}
 */
export function packagesFor({ packages }, args) {
  if (typeof packages === 'string') return packages;
  const word = args.find((arg) => Object.hasOwn(packages, arg));
  // The command itself refuses an unknown word.
  return packages[word ?? ''] ?? 'tsx';
}
