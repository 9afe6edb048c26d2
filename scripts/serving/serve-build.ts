import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildDir, root } from './paths.mjs';

/** What is loaded here by path, and so cannot be found by reading imports. */
export const loadedModules = ['scripts/steps/portal.ts', 'scripts/steps/sandbox-options.ts'];

/** The server, which is TypeScript and compiled as it is loaded. `serveBuild` writes nothing. */
export async function loadServer() {
  const { register } = await import('tsx/esm/api');
  register();
  const load = (path) => import(pathToFileURL(join(root, path)).href);
  const server = await load('packages/server/src/index.ts');
  return {
    checkAddress: server.checkAddress,
    async serveBuild(env = process.env) {
      const [{ portal }, { sandboxOptions }] = await Promise.all(loadedModules.map(load));
      const sandbox = sandboxOptions(portal);
      await server.main(env, {
        dir: buildDir,
        ...(sandbox && { sandbox: { ...sandbox, isChecked: true } }),
      });
    },
  };
}
