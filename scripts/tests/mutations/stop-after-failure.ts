import { afterEach, inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Which mistake Stryker is trying. */
    activeMutant?: string;
  }
}

// After a failure Vitest runs no more tests, but would still load the files that contain them, which
// takes several times as long.
const worker = globalThis as { noticedMutant?: string };
const mutant = inject('activeMutant');
if (mutant !== undefined && worker.noticedMutant === mutant) throw new Error('Already noticed.');

afterEach(({ task }) => {
  if (mutant !== undefined && task.result?.state === 'fail') worker.noticedMutant = mutant;
});
