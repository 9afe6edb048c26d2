import { alone } from './steps/alone.mjs';
import { buildSite } from './steps/build-site.mjs';
import { installMissing } from './steps/install.mjs';
import { portalName } from './steps/paths.mjs';
import { main } from './steps/run.mjs';

await main(async () => {
  await alone('npm run build', async () => {
    await installMissing({ forTests: false });
    await buildSite();
  });
  console.log(
    `\nThe site is in site/build/${portalName}. Serve it with npm start, or copy it to any static host.`,
  );
});
