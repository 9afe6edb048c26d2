import { alone } from './steps/alone.mjs';
import { buildStaleSite } from './steps/build-site.mjs';
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
    await buildStaleSite();
    await makeMissingCollection();
  });
  await serveBuild();
});
