import { apisFolder, collectionFolder } from '@portal/sample';
import { fileURLToPath } from 'node:url';
import { openSandbox } from '@portal/sandbox/node';
import { serve, withSandbox } from '@portal/server';
import { serveFolder } from './static-host.ts';

const build = fileURLToPath(new URL('../site/build', import.meta.url));
const folders = {
  apis: apisFolder,
  collection: collectionFolder,
};

/** Serves the production build twice: by the portal's own server, and as plain static files. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await serve({
    dir: build,
    port: 0,
    host: '127.0.0.1',
    compose: async (site, { basePath }) => {
      const mount = `${basePath}sandbox`;
      return withSandbox(site, await openSandbox({ ...folders, mount }), mount);
    },
  });
  const staticHost = await serveFolder(build);
  process.env.SERVER_URL = server.url;
  process.env.STATIC_HOST_URL = staticHost.url;
  return async () => {
    await Promise.all([server.close(), staticHost.close()]);
  };
}
