import { alone } from './steps/alone.mjs';
import { installMissing } from './steps/install.mjs';
import { makeCollection } from './steps/make-collection.mjs';
import { main, run } from './steps/run.mjs';

await main(() =>
  alone('npm run collection', async () => {
    await installMissing({ forTests: false });
    await makeCollection();
    if (process.argv.includes('--sheet')) {
      await run('Contact sheet', process.execPath, ['--import', 'tsx', 'packages/collection/sheet.ts']);
    }
  }),
);
