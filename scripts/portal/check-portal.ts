import { folders } from '../bootstrap/paths.mjs';
import { main, PlainError } from '../bootstrap/run.mjs';
import { absentApis } from '../descriptions/absent-apis.ts';
import { portal } from './portal.ts';
import { portalProblems } from './portal-problems.ts';

/** Run as a program: fails with everything that is wrong in the portal, before anything slow begins. */
await main(async () => {
  const problems = await portalProblems(portal, folders.portal);
  if (problems.length > 0) throw new PlainError(problems.join('\n'));
  const warnings = absentApis(portal, folders.portal);
  if (warnings.length > 0) console.warn(warnings.join('\n'));
});
