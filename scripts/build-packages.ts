import { buildPackages } from './packages/pack-packages.mjs';
import { alone } from './steps/alone.mjs';
import { installMissing } from './steps/install.mjs';
import { main } from './steps/run.mjs';

await main(
  async () => {
    await alone('npm run build:packages', async () => {
      await installMissing({ forTests: true });
      await buildPackages();
    });
    console.log(
      '\nEach package is in its folder dist. Pack them with npm run pack -- packages DIR.',
    );
  },
  { needsPortal: false },
);
