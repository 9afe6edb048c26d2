import { fileURLToPath } from 'node:url';
import portal from '../portal.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// The tests of the engine are run on this portal, and find it here.
export const portalFolder = at('..').replace(/[\\/]$/, '');
export const apisFolder = at('../apis');
export const docsFolder = at('../docs');
/** As it is written */
export const collectionSources = at('../collection');
/** As the sandbox serves it; made by `npm run collection` */
export const collectionFolder = at('../../../build/quillmark/collection');
/** The requests that the sandbox's page suggests */
export const entryPoints = portal.sandboxPage?.entryPoints ?? [];
