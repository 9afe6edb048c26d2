import { checkAddress } from '../packages/server/src/index.ts';
import { alone } from './bootstrap/alone.mjs';
import { PlainError } from './bootstrap/run.mjs';
import { makeMissingCollection } from './portal/make-collection.ts';
import { serveBuild } from './serving/serve-build.ts';
import { buildStaleSite, isQuickBuild } from './site-build/build-site.ts';

export async function command(): Promise<void> {
  await checkAddress(process.env).catch((error) => {
    throw new PlainError(error.message);
  });
  await alone('npm start', async () => {
    await buildStaleSite({ isQuick: true });
    await makeMissingCollection();
  });
  if (isQuickBuild()) {
    console.log(
      '\nThis build is for a look. To publish the site, run npm run build, which also compresses the files and follows every link.',
    );
  }
  await serveBuild();
}
