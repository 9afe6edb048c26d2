import type { Hono } from 'hono';
import { type BuildManifest, readManifest } from '../prepare/build-manifest.ts';
import { securityHeaders } from '../rules/security-headers.ts';
import { followBuild } from '../site/follow-build.ts';
import type { SiteApp } from '../site/site-app.ts';
import { readPort } from './listen.ts';
import { type RunningServer, type ServeAppOptions, serveApp } from './serve-app.ts';

// biome-ignore lint/suspicious/noExplicitAny: any Hono app can be served, whatever its bindings
export type AnyApp = Hono<any>;

export type ServeOptions = Omit<ServeAppOptions, 'security' | 'basePath' | 'address'> & {
  dir: string;
  /** Puts other handlers in front of the site, e.g. the sandbox under `/sandbox`. */
  compose?: (site: SiteApp, manifest: BuildManifest) => AnyApp | Promise<AnyApp>;
};

/** Serves a prepared build until `close()`; rejects with one line that explains what to change. */
export async function serve({
  dir,
  port,
  log = console.error,
  compose = (site) => site,
  ...others
}: ServeOptions): Promise<RunningServer> {
  // A bad port is reported before the build is read.
  const wantedPort = readPort(port);
  const manifest = await readManifest(dir);
  const security = securityHeaders(manifest.contentSecurityPolicy);
  const app = await compose(followBuild(dir, manifest, { log }), manifest);
  const { basePath, address } = manifest;
  return serveApp(app, { ...others, port: wantedPort, security, basePath, address, log });
}
