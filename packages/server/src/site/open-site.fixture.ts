import { type PrepareOptions, prepareBuild } from '../prepare/prepare-build.ts';
import { type AtEnd, type FixtureFiles, tempBuild } from '../prepare/temp-build.fixture.ts';
import { createSiteApp } from './site-app.ts';

/** The app over a prepared build of these files, and its log. */
export async function openSite(files: FixtureFiles, atEnd?: AtEnd, options: PrepareOptions = {}) {
  const dir = await tempBuild(files, atEnd);
  const manifest = await prepareBuild(dir, options);
  const logged: string[] = [];
  const app = createSiteApp(dir, manifest, { log: (line) => logged.push(line) });
  return { app, dir, manifest, logged };
}
