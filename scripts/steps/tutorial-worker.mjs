import { runTutorial, TutorialError } from '@portal/cells/node';
import { openSandbox } from '@portal/sandbox/node';
import { sandboxFolders } from './paths.mjs';
import { portal } from './portal.ts';

/** A process that runs one tutorial after the other, as it is told. */
const opened = openSandbox({ ...sandboxFolders, mount: `${portal.basePath}sandbox` });
let lost;

// A promise that nobody waited for: the cell seems to have worked, and has not.
process.on('unhandledRejection', (reason) => {
  lost = reason;
});

process.on('message', async ({ name, file }) => {
  try {
    const sandbox = await opened;
    const base = `${portal.siteUrl}/sandbox`;
    lost = undefined;
    const ran = await runTutorial(file, { sandboxFetch: sandbox.fetch, base, name });
    await new Promise((resolve) => setImmediate(resolve));
    if (lost !== undefined) {
      throw new TutorialError(`${name}: a promise failed that no cell awaits: ${lost?.message}`);
    }
    process.send({ ran });
  } catch (error) {
    const isPlain = error instanceof TutorialError;
    process.send({ problem: isPlain ? error.message : `${name}: ${error?.stack}` });
  }
});
