import { join } from 'node:path';
import { type RanTutorial, runTutorial, TutorialError } from '@portal/cells/node';
import { guideHosts } from '@portal/portal';
import { openSandbox } from '@portal/sandbox/node';
import { folders } from '../bootstrap/paths.mjs';
import { messageOf } from '../bootstrap/run.mjs';
import { portal } from '../portal/portal.ts';
import { sandboxOptions } from '../portal/sandbox-options.ts';
import { tutorialFetch } from './tutorial-fetch.ts';

export type TutorialTask = { name: string; file: string; alsoShown: readonly string[] };

export type TutorialAnswer =
  | { ran: RanTutorial; problem?: never; isDead?: never }
  | { ran?: never; problem: string; isDead?: boolean };

/** A process that runs one tutorial after the other, as it is told. */
const options = sandboxOptions(portal);
const opened = options && openSandbox({ ...options, isChecked: true });
const hosts = guideHosts(portal);
let lost: unknown;

// A promise that nobody awaited: the cell seems to have worked, but has not.
process.on('unhandledRejection', (reason) => {
  lost = reason;
});

process.on('message', async ({ name, file, alsoShown }: TutorialTask) => {
  try {
    const files = join(folders.portal, 'static');
    const fetch = tutorialFetch(portal, { sandbox: await opened, files });
    lost = undefined;
    const base = options ? `${portal.siteUrl}/sandbox` : portal.siteUrl;
    const ran = await runTutorial(file, { fetch, hosts, base, name, alsoShown });
    await new Promise((resolve) => setImmediate(resolve));
    if (lost !== undefined) {
      throw new TutorialError(`${name}: a promise failed that no cell awaits: ${messageOf(lost)}`);
    }
    answer({ ran });
  } catch (error) {
    const isPlain = error instanceof TutorialError;
    answer({ problem: isPlain ? error.message : `${name}: ${stackOf(error)}` });
  }
});

function answer(message: TutorialAnswer): void {
  process.send?.(message);
}

function stackOf(error: unknown): string {
  return (error instanceof Error && error.stack) || String(error);
}
