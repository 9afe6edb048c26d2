import { installMissing } from './steps/install.mjs';
import { main } from './steps/run.mjs';

await main(async () => {
  await installMissing({ forTests: false });
  const { buildSite } = await import('./steps/build-site.mjs');
  await buildSite();
  console.log(
    '\nThe site is in site/build. Serve it with npm start, or copy it to any static host.',
  );
});
