export { answeredEntryPoints } from './answered-entry-points.ts';
export type * from './definition.ts';
export { definePortal } from './definition.ts';
export { isPlainOrigin } from './plain-origin.ts';
export { guideHosts, hasSandbox, type Portal, type ResolvedApi } from './portal.ts';
