import { alone } from './alone.mjs';
import { buildStaleSite } from './build-site.mjs';
import { main } from './run.mjs';

/** Run as a program: in its own process the output of the build can be kept apart. */
await main(() => alone('npm test', buildStaleSite));
