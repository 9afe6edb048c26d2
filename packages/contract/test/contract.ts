import { apisFolder } from '@portal/sample';
import type { Api } from '../src/index.ts';
import { loadApis } from '../src/node.ts';

export const contractFolder = apisFolder;

let loaded: Promise<Api[]> | undefined;

/** The four descriptions of this repository. */
export function loadContract(): Promise<Api[]> {
  loaded ??= loadApis(contractFolder);
  return loaded;
}
