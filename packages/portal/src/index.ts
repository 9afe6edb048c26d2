export type * from './definition.ts';
export { definePortal } from './definition.ts';
export { hasSandbox, type Portal, type ResolvedApi } from './portal.ts';
