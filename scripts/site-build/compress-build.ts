import { compressBuild } from '../../packages/server/src/index.ts';

/** Run as a program: compresses the contents of the given folder. */
await compressBuild(process.argv[2] ?? '');
