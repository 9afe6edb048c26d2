import { join } from 'node:path';
import { root } from '../../scripts/steps/paths.mjs';
import { run } from '../../scripts/steps/run.mjs';
import { startServer } from '../../scripts/steps/start-server.mjs';

/** Compresses the files of a folder as those of the portal are. */
export async function prepareFolder(heading, dir) {
  const program = join(root, 'bench/steps/prepare-folder.mjs');
  await run(heading, process.execPath, ['--import', 'tsx', program, dir]);
}

/** Serves a prepared folder, in a process of its own. */
export function servePrepared(dir) {
  const program = join(root, 'bench/steps/serve-folder.mjs');
  return startServer(['--import', 'tsx', program, dir], /^Ready: (\S+)$/);
}
