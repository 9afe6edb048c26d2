import { alone } from '../bootstrap/alone.mjs';
import { main } from '../bootstrap/run.mjs';
import { buildStaleSite } from './build-site.ts';

/** Run as a program: in its own process the output of the build can be kept apart. */
await main(() => alone('npm test', () => buildStaleSite()));
