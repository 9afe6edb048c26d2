import { relative } from 'node:path';
import { alone } from './steps/alone.mjs';
import { buildSite } from './steps/build-site.mjs';
import { installMissing } from './steps/install.mjs';
import { buildDir, root } from './steps/paths.mjs';
import { main } from './steps/run.mjs';

await main(async () => {
  await alone('npm run build', async () => {
    await installMissing({ forTests: false });
    await buildSite();
  });
  console.log(
    `\nThe site is in ${relative(root, buildDir)}. Serve it with npm start, or copy it to any static host.`,
  );
});
