import { prepareBuild } from '../../packages/server/src/index.ts';
import { connectOrigins, pictureOrigins } from '../../site/config/apis/allowed-origins.ts';
import { ownAddress } from '../../site/config/apis/api-address.ts';
import { runsPython } from '../../site/config/tutorials/recorded-tutorials.ts';
import { folders } from '../bootstrap/paths.mjs';
import { portal } from '../portal/portal.ts';

/** Prepares a folder with the whole site to be served. */
export async function prepare(dir: string, { isCompressed }: { isCompressed: boolean }) {
  await prepareBuild(dir, {
    basePath: portal.basePath,
    address: ownAddress(portal),
    connectOrigins: connectOrigins(portal),
    pictureOrigins: pictureOrigins(portal),
    evaluatingWorkers: ['cells-worker.js'],
    wasmWorkers: (await runsPython(folders.build)) ? ['python-worker.js'] : [],
    isCompressed,
  });
}
