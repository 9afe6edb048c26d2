import { fileURLToPath } from 'node:url';
import { openSandbox } from '@portal/sandbox/node';
import { serve, withSandbox } from '@portal/server';
import type { BuiltPortal } from './built-portal.ts';
import { serveByNginx } from './nginx.ts';
import { type StaticServer, serveFolder } from './static-host.ts';

export type WalkedHost = {
  open: (portal: BuiltPortal) => Promise<StaticServer>;
  /** Whether "/docs/iiif" is docs/iiif.html there. Else a reader enters by the name of a file. */
  knowsPages: boolean;
  /** Whether each page has one address, and the root of the host leads to the site. */
  redirects: boolean;
};

const folders = {
  apis: fileURLToPath(new URL('../apis', import.meta.url)),
  collection: fileURLToPath(new URL('../collection/.generated', import.meta.url)),
};

async function serveBySelf({ dir, hasSandbox }: BuiltPortal): Promise<StaticServer> {
  const { port, close } = await serve({
    dir,
    port: 0,
    host: '127.0.0.1',
    compose: async (site, { basePath }) => {
      const mount = `${basePath}sandbox`;
      return hasSandbox ? withSandbox(site, await openSandbox({ ...folders, mount }), mount) : site;
    },
  });
  return { url: `http://127.0.0.1:${port}`, close };
}

/** Each kind of host that a build is made for; nginx where there is one. */
export const walkedHosts: Record<string, WalkedHost> = {
  'our own server': { open: serveBySelf, knowsPages: true, redirects: true },
  ...(process.env.NGINX_PATH && {
    nginx: {
      open: ({ dir }) => serveByNginx(process.env.NGINX_PATH ?? '', dir),
      knowsPages: true,
      redirects: true,
    },
  }),
  'a host for pages': {
    open: ({ dir, basePath }) => serveFolder(dir, { basePath }),
    knowsPages: true,
    redirects: false,
  },
  'a host for files': {
    open: ({ dir, basePath }) => serveFolder(dir, { basePath, addsHtml: false }),
    knowsPages: false,
    redirects: false,
  },
};
