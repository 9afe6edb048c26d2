import { folders } from '../bootstrap/paths.mjs';
import { main, PlainError } from '../bootstrap/run.mjs';
import { portal } from './portal.ts';
import { responseProblems } from './responses/response-problems.ts';

/** Run as a program: fails with every response in a guide that the sandbox does not return. */
await main(async () => {
  const problems = await responseProblems(portal, folders.portal);
  if (problems.length > 0) throw new PlainError(problems.join('\n'));
});
