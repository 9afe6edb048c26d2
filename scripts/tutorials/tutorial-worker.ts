import { join } from 'node:path';
import { runTutorial, TutorialError } from '@portal/cells/node';
import { guideHosts } from '@portal/portal';
import { openSandbox } from '@portal/sandbox/node';
import { folders } from './paths.mjs';
import { portal } from './portal.ts';
import { sandboxOptions } from './sandbox-options.ts';
import { tutorialFetch } from './tutorial-fetch.ts';

/** A process that runs one tutorial after the other, as it is told. */
const options = sandboxOptions(portal);
const opened = options && openSandbox({ ...options, isChecked: true });
const hosts = guideHosts(portal);
let lost;

// A promise that nobody awaited: the cell seems to have worked, but has not.
process.on('unhandledRejection', (reason) => {
  lost = reason;
});

process.on('message', async ({ name, file, alsoShown }) => {
  try {
    const files = join(folders.portal, 'static');
    const fetch = tutorialFetch(portal, { sandbox: await opened, files });
    lost = undefined;
    const base = options ? `${portal.siteUrl}/sandbox` : portal.siteUrl;
    const ran = await runTutorial(file, { fetch, hosts, base, name, alsoShown });
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
