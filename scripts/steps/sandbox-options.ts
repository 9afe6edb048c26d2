import { answeredEntryPoints, hasSandbox, type Portal } from '../../packages/portal/src/index.ts';
import type { OpenOptions } from '../../packages/sandbox/src/node/index.ts';
import { folders } from './paths.mjs';

/** What a portal's sandbox answers from, and where; nothing for a portal without one. */
export function sandboxOptions(portal: Portal): OpenOptions | undefined {
  if (!hasSandbox(portal)) return undefined;
  const used = portal.apis.flatMap(({ sandbox, ...api }) => (sandbox ? [{ ...api, sandbox }] : []));
  return {
    apis: used.flatMap(({ id, file, basePath }) => (file ? [{ id, file, basePath }] : [])),
    services: Object.fromEntries(used.map(({ id, sandbox }) => [id, sandbox])),
    entryPoints: answeredEntryPoints(portal),
    collection: folders.collection,
    mount: `${portal.basePath}sandbox`,
  };
}
