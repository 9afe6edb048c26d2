import { fileURLToPath } from 'node:url';
import type { Api } from '../src/index.ts';
import { loadApis } from '../src/node.ts';

export const contractFolder = fileURLToPath(new URL('../../../apis', import.meta.url));

/** The four descriptions of this repository. */
export function loadContract(): Promise<Api[]> {
  return loadApis(contractFolder);
}
