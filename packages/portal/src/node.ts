export { findPortals } from './folders.mjs';
export { PortalProblems, readPortal, toPortal } from './read-portal.ts';
