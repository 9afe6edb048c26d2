import { loadApis } from '@portal/contract/node';
import { apisFolder, collectionFolder, entryPoints } from '@portal/sample';
import { createSandbox, type Sandbox, type SandboxOptions } from '../src/index.ts';
import { createSharpImages, loadCollection } from '../src/node/index.ts';
import type { Send } from './cases/case.ts';
import { readAnswer } from './read-answer.ts';

export const apis = await loadApis(apisFolder);

export const made = loadCollection(collectionFolder);

/** The sandbox over the made collection, in this process. */
export function createNodeSandbox(options: Partial<SandboxOptions> = {}): Sandbox {
  const images = createSharpImages({ folder: `${collectionFolder}/pictures` });
  // Whoever chooses services also chooses the requests to begin with.
  const first = options.services ? {} : { entryPoints };
  return createSandbox({ apis, ...made, images, ...first, runtime: 'node', ...options });
}

/** Where the sandbox of these tests says that it is. */
export const base = 'http://sandbox.test/sandbox';

/** Asks it as a client would. */
export function sendTo(sandbox: Sandbox): Send {
  return async (path, { method = 'GET', headers = {} } = {}) => {
    const request = new Request(`${base}${path}`, { method, headers });
    return readAnswer(await sandbox.fetch(request), base);
  };
}
