import type { PortalSandbox } from '../handlers/define-sandbox.ts';

/** In a portal with handlers of its own, the build puts its `sandbox.ts` in the place of this file. */
const none: PortalSandbox = { operations: {} };

export default none;
