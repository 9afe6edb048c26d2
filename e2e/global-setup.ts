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
  const sandbox = await openSandbox(folders);
  const server = await serve({
    dir: build,
    port: 0,
    host: '127.0.0.1',
    compose: (site) => withSandbox(site, sandbox),
  });
  const staticHost = await serveFolder(build);
  process.env.PORTAL_URL = server.url;
  process.env.STATIC_HOST_URL = staticHost.url;
  return async () => {
    await Promise.all([server.close(), staticHost.close()]);
  };
}
