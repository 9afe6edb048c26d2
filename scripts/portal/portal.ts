import { PortalProblems, readPortal } from '../../packages/portal/src/node.ts';
import { folders } from '../bootstrap/paths.mjs';

/** The portal that this command works on. */
export const portal = await readPortal(folders.portal, process.env.PORTAL_URL).catch((error) => {
  if (!(error instanceof PortalProblems)) throw error;
  // The message is all the reader needs.
  console.error(error.message);
  process.exit(1);
});
