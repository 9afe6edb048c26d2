import { folders } from './bootstrap/paths.mjs';
import { serveBuild } from './serving/serve-build.ts';

export async function command(): Promise<void> {
  await serveBuild(folders.site);
}
