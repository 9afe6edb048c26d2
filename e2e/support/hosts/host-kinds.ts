import { openSandbox } from '@portal/sandbox/node';
import { sandboxBelow } from '@portal/sandbox/services';
import { serve, withSandbox } from '@portal/server';
import { sandboxOptions } from '../../../scripts/portal/sandbox-options.ts';
import { build, portal } from '../../portal.ts';
import { serveByNginx } from './nginx.ts';
import { type StaticServer, serveFolder } from './static-host.ts';

type HostKind = {
  open: () => Promise<StaticServer>;
  /** Whether it serves docs/iiif.html at "/docs/iiif"; otherwise a reader enters by file name. */
  knowsPages: boolean;
  /** Whether each page has one address, and the root of the host leads to the site. */
  redirects: boolean;
};

const { basePath } = portal;

async function serveBySelf(): Promise<StaticServer> {
  const options = sandboxOptions(portal);
  const { port, close } = await serve({
    dir: build,
    port: 0,
    host: '127.0.0.1',
    compose: async (site) =>
      options ? withSandbox(site, await openSandbox(options), sandboxBelow(basePath)) : site,
  });
  return { url: `http://127.0.0.1:${port}`, close };
}

async function serveByInstalledNginx(): Promise<StaticServer> {
  const program = process.env.NGINX_PATH;
  if (!program) throw new Error('Name an nginx in NGINX_PATH, for example /usr/sbin/nginx.');
  return serveByNginx(program, build);
}

const hostKinds: Record<string, HostKind> = {
  server: { open: serveBySelf, knowsPages: true, redirects: true },
  nginx: { open: serveByInstalledNginx, knowsPages: true, redirects: true },
  /** One that adds ".html", as most hosts for pages do. */
  pages: { open: () => serveFolder(build, { basePath }), knowsPages: true, redirects: false },
  /** One without any rule: an address is the name of a file. */
  files: {
    open: () => serveFolder(build, { basePath, addsHtml: false }),
    knowsPages: false,
    redirects: false,
  },
};

/** The host that the tests find at SERVED_URL; SERVED_BY names its kind. */
export const servedBy = hostKind(process.env.SERVED_BY ?? 'server');

function hostKind(name: string): HostKind {
  const kind = hostKinds[name];
  if (kind) return kind;
  const names = Object.keys(hostKinds).join(', ');
  throw new Error(`SERVED_BY is "${name}"; it must be one of ${names}.`);
}
