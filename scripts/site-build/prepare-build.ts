import { prepareBuild } from '../../packages/server/src/index.ts';
import { connectOrigins, pictureOrigins } from '../../site/config/apis/allowed-origins.ts';
import { ownAddress } from '../../site/config/apis/api-address.ts';
import { runsPython } from '../../site/config/tutorials/recorded-tutorials.ts';
import { folders } from '../bootstrap/paths.mjs';
import { portal } from '../portal/portal.ts';

/** Run as a program: prepares the given folder to be served; with --quick, without compressed copies. */
await prepareBuild(process.argv[2] ?? '', {
  basePath: portal.basePath,
  address: ownAddress(portal),
  connectOrigins: connectOrigins(portal),
  pictureOrigins: pictureOrigins(portal),
  evaluatingWorkers: ['cells-worker.js'],
  wasmWorkers: (await runsPython(folders.generated)) ? ['python-worker.js'] : [],
  isCompressed: !process.argv.includes('--quick'),
});
