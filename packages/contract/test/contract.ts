import { apisFolder } from '@portal/sample';
import type { Api } from '../src/index.ts';
import { loadApis } from '../src/node.ts';

export const contractFolder = apisFolder;

/** The four descriptions of this repository. */
export function loadContract(): Promise<Api[]> {
  return loadApis(contractFolder);
}
