import { join } from 'node:path';
import { loadApis } from '@portal/contract/node';
import { createSandbox } from '@portal/sandbox';
import { createSharpImages, loadCollection } from '@portal/sandbox/node';
import portal from '../../portal.ts';
import { apisFolder, collectionFolder } from '../folders.ts';

/** Where the sandbox answers here, in place of the hosts that the guides write. */
export const host = 'https://sandbox.test';

/** What the pages are compared with: the contract, the made collection and the sandbox over both. */
export const apis = await loadApis(apisFolder);
export const made = loadCollection(collectionFolder);
export const sandbox = createSandbox({
  apis,
  ...made,
  institution: { name: portal.name, homepage: portal.url },
  images: createSharpImages({ folder: join(collectionFolder, 'pictures') }),
  mount: '',
  runtime: 'node',
});
