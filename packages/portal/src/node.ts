export { findPortals } from './folders.mjs';
export {
  handlersFile,
  importProblem,
  PortalProblems,
  readPortal,
  toPortal,
} from './read-portal.ts';
