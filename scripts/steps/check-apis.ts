import { apisFolder } from '@portal/sample';
import { ApiProblems, loadApis } from '../../packages/contract/src/node.ts';

/** Run as a program: fails with every problem in the API descriptions, each with its place. */
try {
  await loadApis(apisFolder);
} catch (error) {
  if (!(error instanceof ApiProblems)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
