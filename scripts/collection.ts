import { alone } from './steps/alone.mjs';
import { installMissing } from './steps/install.mjs';
import { hasCollection, makeCollection } from './steps/make-collection.mjs';
import { portalName } from './steps/paths.mjs';
import { main, PlainError, run } from './steps/run.mjs';

const sheet = 'packages/collection/sheet.ts';
const keepLooks = 'packages/collection/keep-looks.ts';

await main(() =>
  alone('npm run collection', async () => {
    await installMissing({ forTests: false });
    if (!hasCollection) {
      throw new PlainError(
        `There is no folder portals/${portalName}/collection. For a portal that has one: npm run collection -- --portal NAME`,
      );
    }
    await makeCollection();
    if (process.argv.includes('--sheet')) {
      await run('Contact sheet', process.execPath, ['--import', 'tsx', sheet]);
    }
    if (process.argv.includes('--keep-looks')) {
      await run('What the pictures look like', process.execPath, ['--import', 'tsx', keepLooks]);
    }
  }),
);
