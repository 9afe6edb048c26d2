import { main } from '../../packages/server/src/index.ts';

/** Run as a program: serves a prepared folder at a free port by the portal's own server. */
await main({ PORT: '0', HOST: '127.0.0.1' }, { dir: process.argv[2] ?? '' });
