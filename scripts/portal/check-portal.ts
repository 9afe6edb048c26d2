import { folders } from '../bootstrap/paths.mjs';
import { main, PlainError } from '../bootstrap/run.mjs';
import { checkSources } from './check-sources.ts';
import { portal } from './portal.ts';

/** Run as a program: fails with everything that is wrong in the portal, before anything slow begins. */
await main(async () => {
  const { problems, warnings } = await checkSources(portal, folders.portal);
  if (warnings.length > 0) console.warn(warnings.join('\n'));
  if (problems.length > 0) throw new PlainError(problems.join('\n'));
});
