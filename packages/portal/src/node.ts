export { findPortals } from './folders.mjs';
export { handlersFile, PortalProblems, readPortal, toPortal } from './read-portal.ts';
