import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildDir, root, sandboxFolders } from './paths.mjs';

/** The server, which is TypeScript and compiled as it is loaded. `serveBuild` writes nothing. */
export async function loadServer() {
  const { register } = await import('tsx/esm/api');
  register();
  const server = await import(pathToFileURL(join(root, 'packages/server/src/index.ts')).href);
  return {
    checkAddress: server.checkAddress,
    serveBuild: (env = process.env) => server.main(env, { dir: buildDir, sandbox: sandboxFolders }),
  };
}
