import { compressBuild } from '../../packages/server/src/index.ts';

/** Run as a program: compresses what is in the folder it is given. */
await compressBuild(process.argv[2] ?? '');
