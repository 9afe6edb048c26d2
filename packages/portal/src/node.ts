export { findPortals } from './find-portals.ts';
export { PortalProblems, readPortal, toPortal } from './read-portal.ts';
