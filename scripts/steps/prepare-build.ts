import { prepareBuild } from '../../packages/server/src/index.ts';
import { ownAddress } from '../../site/config/api-address.ts';
import { provider } from '../../site/provider.ts';

/** Run as a program: makes the folder it is given ready to be served. */
await prepareBuild(process.argv[2] ?? '', {
  address: ownAddress(provider),
  connectOrigins: Object.values(provider.apiHosts),
  evaluatingWorkers: ['cells-worker.js'],
  compilingWorkers: ['search-worker.js'],
});
