import { prepareBuild } from '../../packages/server/src/index.ts';
import { connectOrigins, pictureOrigins } from '../../site/config/allowed-origins.ts';
import { ownAddress } from '../../site/config/api-address.ts';
import { portal } from './portal.ts';

/** Run as a program: makes the folder it is given ready to be served. */
await prepareBuild(process.argv[2] ?? '', {
  basePath: portal.basePath,
  address: ownAddress(portal),
  connectOrigins: connectOrigins(portal),
  pictureOrigins: pictureOrigins(portal),
  evaluatingWorkers: ['cells-worker.js'],
  compilingWorkers: ['search-worker.js'],
});
