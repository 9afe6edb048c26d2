import { alone } from './steps/alone.mjs';
import { installMissing } from './steps/install.mjs';
import { makeCollection } from './steps/make-collection.mjs';
import { main, run } from './steps/run.mjs';

await main(() =>
  alone('npm run examples', async () => {
    await installMissing({ forTests: false });
    await makeCollection();
    const program = 'scripts/steps/refresh-examples.ts';
    await run('Asking for the examples', process.execPath, ['--import', 'tsx', program]);
  }),
);
