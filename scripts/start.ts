import { alone } from './steps/alone.mjs';
import { buildStaleSite, isQuickBuild } from './steps/build-site.mjs';
import { installMissing } from './steps/install.mjs';
import { makeMissingCollection } from './steps/make-collection.mjs';
import { main, PlainError } from './steps/run.mjs';
import { loadServer } from './steps/serve-build.mjs';

await main(async () => {
  await alone('npm start', () => installMissing({ forTests: false }));
  const { checkAddress, serveBuild } = await loadServer();
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
});
