import { portalName } from './bootstrap/paths.mjs';
import { PlainError, run } from './bootstrap/run.mjs';
import { hasCollection, makeCollection } from './portal/make-collection.ts';

const sheet = 'packages/collection/sheet.ts';
const keepLooks = 'packages/collection/keep-looks.ts';

export async function command(): Promise<void> {
  if (!hasCollection()) {
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
}
