export type { BuildManifest, BuiltFile, Redirect } from './build-manifest.ts';
export { readManifest } from './build-manifest.ts';
export { canonicalPath } from './canonical-path.ts';
export { checkAddress } from './check-address.ts';
export { type MainOptions, main } from './main.ts';
export { type PrepareOptions, prepareBuild } from './prepare-build.ts';
export { type RunningServer, type ServeOptions, serve } from './serve.ts';
export { createSiteApp, type Log, type SiteApp } from './site-app.ts';
