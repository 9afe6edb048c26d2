import { Stryker } from '@stryker-mutator/core';
import { root } from '../../bootstrap/paths.mjs';
import type { Target } from './mutated-packages.ts';
import type { Mutant } from './report.ts';

type Options = ConstructorParameters<typeof Stryker>[0];

/** What is kept between runs, and the copies that are mutated. */
const kept = '.cache/mutations';

/**
 * Makes one small mistake after another in a copy of a package, and runs the package's unit tests
 * that reach it. What neither an edit of a source nor one of a test affects is not tried again.
 */
export async function mutatePackage(target: Target): Promise<Mutant[]> {
  process.chdir(root);
  process.env.MUTATED_PACKAGE = target.name;
  return await new Stryker(optionsFor(target)).runMutationTest();
}

function optionsFor({ name, files }: Target): Options {
  const sources = `packages/${name}/src/**/*`;
  return {
    mutate: files ?? [
      `${sources}.{ts,tsx}`,
      `!${sources}.{test,test-d,fixture,generated,d}.{ts,tsx}`,
    ],
    mutator: {
      // Most texts are messages, whose wording tests should leave alone. Where a text decides
      // something, the comparison that reads it is mutated.
      excludedMutations: ['StringLiteral'],
    },
    // What runs once, when a module is loaded, would need every test of the package again.
    ignoreStatic: true,
    // The tests find everything else, and the other packages unchanged, through node_modules.
    ignorePatterns: [
      ...['**', '!package.json', '!tsconfig.base.json', '!vitest.config.ts', '!ARCHITECTURE.md'],
      ...[`!packages/${name}/**`, '!packages/*/src/**', '!packages/*/test/**'],
      ...['**/node_modules', '!scripts/tests/mutations/*.ts'],
    ],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'scripts/tests/mutations/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    // Vitest removes types without checking them.
    disableTypeChecks: false,
    concurrency: 2,
    // Only an endless loop takes that long, even while the machine is busy.
    timeoutMS: 15_000,
    dryRunTimeoutMinutes: 15,
    tempDirName: `${kept}/copies`,
    incremental: true,
    incrementalFile: `${kept}/${name}.json`,
    reporters: ['progress-append-only', 'html'],
    htmlReporter: { fileName: `${kept}/${name}.html` },
    logLevel: 'warn' as NonNullable<Options['logLevel']>,
  };
}
