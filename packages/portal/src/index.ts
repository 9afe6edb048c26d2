export type * from './definition.ts';
export { definePortal, sandboxServices } from './definition.ts';
export { hasSandbox, type Portal, type ResolvedApi } from './portal.ts';
