import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import whole from '../../../vitest.config.ts';

const stopAfterFailure = fileURLToPath(new URL('stop-after-failure.ts', import.meta.url));
const folder = `packages/${process.env.MUTATED_PACKAGE}`;

/**
 * One failure is enough. What noticed the last mistake is likely to notice the next one in the same
 * function, so it comes first; then the quick tests.
 */
class LikelyFirst extends BaseSequencer {
  #longest = new Map<string, number>();

  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => this.#rank(a) - this.#rank(b));
  }

  #rank({ project, moduleId }: TestSpecification): number {
    const key = `${project.name}:${relative(this.ctx.config.root, moduleId)}`;
    const { duration = 0, failed = false } = this.ctx.cache.getFileTestResults(key) ?? {};
    // After a failure the rest of a file takes no time, so the last run says little.
    const longest = Math.max(duration, this.#longest.get(key) ?? 0);
    this.#longest.set(key, longest);
    // Files that were not loaded any more count as failed too, after no time.
    return failed && duration > 0 ? longest - 1e9 : longest;
  }
}

/** The unit tests of one package, with the settings that they always have. */
export default defineConfig({
  ...whole,
  test: {
    ...whole.test,
    // Stryker runs two of these beside each other.
    maxWorkers: 1,
    // Many a mistake makes a server never answer. A test that fails is cheaper than a run that
    // Stryker has to stop and start again.
    testTimeout: 10_000,
    hookTimeout: 10_000,
    sequence: { sequencer: LikelyFirst },
    projects: (whole.test?.projects ?? []).flatMap((project) => {
      if (typeof project !== 'object' || !('test' in project)) return [];
      const { name, include = [] } = project.test ?? {};
      if (name === 'sweeps' || (name === 'server') !== (folder === 'packages/server')) return [];
      const own = include.map((pattern) => pattern.replace(/^.*?(?=\/\*\*\/)/, folder));
      const setupFiles = [stopAfterFailure, ...[project.test?.setupFiles ?? []].flat()];
      return [{ ...project, test: { ...project.test, include: own, setupFiles } }];
    }),
  },
});
