import { loadApis } from '@portal/contract/node';
import { apisFolder, collectionFolder, entryPoints } from '@portal/sample';
import { createSandbox, type Sandbox, type SandboxOptions } from '../src/index.ts';
import { createSharpImages, loadCollection } from '../src/node/index.ts';
import type { Send } from './conformance/case.ts';
import { readAnswer } from './read-answer.ts';

export const apis = await loadApis(apisFolder);

export const made = loadCollection(collectionFolder);

/** The sandbox over the generated collection, in this process. */
export function createNodeSandbox(options: Partial<SandboxOptions> = {}): Sandbox {
  const images = createSharpImages({ folder: `${collectionFolder}/pictures` });
  // Tests that choose services also choose the entry points.
  const first = options.services ? {} : { entryPoints };
  return createSandbox({ apis, ...made, images, ...first, runtime: 'node', ...options });
}

/** The sandbox's address in these tests. */
export const base = 'http://sandbox.test/sandbox';

/** Sends requests as a client would. */
export function sendTo(sandbox: Sandbox): Send {
  return async (path, { method = 'GET', headers = {} } = {}) => {
    const request = new Request(`${base}${path}`, { method, headers });
    return readAnswer(await sandbox.fetch(request), base);
  };
}
