import { join } from 'node:path';
import type { Api } from '@portal/contract';
import { loadApis } from '@portal/contract/node';
import { createSandbox, type SandboxOptions } from '@portal/sandbox';
import { createSharpImages, loadCollection } from '@portal/sandbox/node';
import portal from '../../portal.ts';
import { apisFolder, collectionFolder } from '../folders.ts';

/** Where the sandbox answers here, in place of the hosts that the guides write. */
export const host = 'https://sandbox.test';

/** What the pages are compared with: the contract, the made collection and the sandbox over both. */
export const apis = await loadApis(apisFolder);
export const made = loadCollection(collectionFolder);
const sharpImages = createSharpImages({ folder: join(collectionFolder, 'pictures') });

/** The sandbox over other descriptions, or with another picture service. */
export function sandboxOf(
  described: readonly Api[],
  images: SandboxOptions['images'] = sharpImages,
) {
  return createSandbox({
    apis: described,
    ...made,
    institution: { name: portal.name, homepage: portal.url },
    images,
    mount: '',
    runtime: 'node',
  });
}

export const sandbox = sandboxOf(apis);
