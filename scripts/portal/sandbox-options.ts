import { join } from 'node:path';
import { answeredEntryPoints, hasSandbox, type Portal } from '../../packages/portal/src/index.ts';
import { handlersFile } from '../../packages/portal/src/node.ts';
import type { OpenOptions } from '../../packages/sandbox/src/node/index.ts';
import { ownHandlers, type ServiceByApi } from '../../packages/sandbox/src/services.ts';
import { folders } from '../bootstrap/paths.mjs';

export type SandboxOptions = OpenOptions & {
  apis: readonly { id: string; file: string; basePath: string }[];
  services: ServiceByApi;
};

/** What a portal's sandbox answers from, and where; undefined for a portal without one. */
export function sandboxOptions(
  portal: Portal,
  folder = folders.portal,
): SandboxOptions | undefined {
  if (!hasSandbox(portal)) return undefined;
  const used = portal.apis.flatMap(({ sandbox, ...api }) => (sandbox ? [{ ...api, sandbox }] : []));
  const services = used.flatMap(({ id, sandbox }) =>
    sandbox === ownHandlers ? [] : [[id, sandbox] as const],
  );
  const handled = used.filter(({ sandbox }) => sandbox === ownHandlers).map(({ id }) => id);
  return {
    apis: used.flatMap(({ id, file, basePath }) => (file ? [{ id, file, basePath }] : [])),
    services: Object.fromEntries(services),
    entryPoints: answeredEntryPoints(portal),
    institution: { name: portal.name, homepage: `${portal.siteUrl}/` },
    ...(services.length > 0 && { collection: folders.collection }),
    ...(handled.length > 0 && {
      handlers: { file: join(folder, handlersFile), apis: handled },
    }),
    mount: `${portal.basePath}sandbox`,
  };
}
