import { join } from 'node:path';
import { root } from '../../scripts/bootstrap/paths.mjs';
import { run } from '../../scripts/bootstrap/run.mjs';
import { type StartedServer, startServer } from '../../scripts/programs/start-server.ts';

/** Compresses the files of a folder as for the portal. Its pages may send requests to the hosts. */
export async function prepareFolder(
  heading: string,
  dir: string,
  hosts: readonly string[] = [],
): Promise<void> {
  const program = join(root, 'bench/sites/prepare-folder.ts');
  await run(heading, process.execPath, ['--import', 'tsx', program, dir, ...hosts]);
}

/** Serves a prepared folder, in a separate process. */
export function servePrepared(dir: string): Promise<StartedServer> {
  const program = join(root, 'bench/sites/serve-folder.ts');
  return startServer(['--import', 'tsx', program, dir], /^Ready: (\S+)$/);
}
