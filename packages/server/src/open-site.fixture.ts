import { prepareBuild } from './prepare-build.ts';
import { createSiteApp } from './site-app.ts';
import { tempBuild } from './temp-build.fixture.ts';

/** The app over a prepared build of these files, and what it has logged. */
export async function openSite(...fixture: Parameters<typeof tempBuild>) {
  const dir = await tempBuild(...fixture);
  const manifest = await prepareBuild(dir);
  const logged: string[] = [];
  const app = createSiteApp(dir, manifest, { log: (line) => logged.push(line) });
  return { app, dir, manifest, logged };
}
