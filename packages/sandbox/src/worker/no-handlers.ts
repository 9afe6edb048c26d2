import type { PortalSandbox } from '../handlers/define-sandbox.ts';

/** In a portal with its own handlers, the build replaces this file with the portal's `sandbox.ts`. */
const none: PortalSandbox = { operations: {} };

export default none;
