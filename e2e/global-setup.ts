import { build, portal } from './portal.ts';
import { servedBy } from './support/hosts/host-kinds.ts';
import { serveFolder } from './support/hosts/static-host.ts';

/** Serves the production build twice: by the host that SERVED_BY names, and as plain static files. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { basePath } = portal;
  const host = await servedBy.open();
  const staticHost = await serveFolder(build, { basePath });
  process.env.SERVED_URL = host.url + basePath.slice(0, -1);
  process.env.STATIC_HOST_URL = staticHost.url + basePath.slice(0, -1);
  return async () => {
    await Promise.all([host.close(), staticHost.close()]);
  };
}
