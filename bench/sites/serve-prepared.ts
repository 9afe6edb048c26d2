import { join } from 'node:path';
import { root } from '../../scripts/steps/paths.mjs';
import { run } from '../../scripts/steps/run.mjs';
import { startServer } from '../../scripts/steps/start-server.mjs';

/** Compresses the files of a folder as for the portal. Its pages may send requests to the hosts. */
export async function prepareFolder(heading, dir, hosts = []) {
  const program = join(root, 'bench/steps/prepare-folder.mjs');
  await run(heading, process.execPath, ['--import', 'tsx', program, dir, ...hosts]);
}

/** Serves a prepared folder, in a separate process. */
export function servePrepared(dir) {
  const program = join(root, 'bench/steps/serve-folder.mjs');
  return startServer(['--import', 'tsx', program, dir], /^Ready: (\S+)$/);
}
