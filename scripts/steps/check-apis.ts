import { ApiProblems, loadApis } from '../../packages/contract/src/node.ts';
import { describedApis } from '../../site/config/reference.ts';
import { portal } from './portal.ts';

/**
 * Run as a program: fails with every problem in the API descriptions, each with its place, and warns
 * of links that are left out.
 */
try {
  await loadApis(describedApis(portal), { warn: (message) => console.warn(message) });
} catch (error) {
  if (!(error instanceof ApiProblems)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
