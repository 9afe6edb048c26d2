import { main } from './steps/run.mjs';
import { loadServer } from './steps/serve-build.mjs';

// No cache on disk: in a container the file system may be read-only. tsx reads this when it is loaded.
process.env.TSX_DISABLE_CACHE ??= '1';

await main(async () => {
  const { serveBuild } = await loadServer();
  await serveBuild();
});
