import { openSandbox } from '../../packages/sandbox/src/node/index.ts';
import { sandboxFolders } from '../../scripts/bootstrap/paths.mjs';
import { worstCases } from './worst-cases.ts';

/** Run as a program: prints the CPU, in ms, of the most expensive of several requests of each kind. */
const often = Number(process.argv[2]);
const sandbox = await openSandbox(sandboxFolders);

async function ask(path: string, status: number): Promise<void> {
  const response = await sandbox.fetch(new Request(`http://localhost/sandbox${path}`));
  await response.arrayBuffer();
  if (response.status !== status) throw new Error(`${path}: status ${response.status}`);
}

const seen: Record<string, number> = {};
for (const { name, path, status } of worstCases()) {
  // Otherwise one request would pay for the garbage of all the others.
  globalThis.gc?.();
  // Later requests reuse none of these answers, but the code is compiled and a snapshot is made.
  for (let warm = 0; warm < 3; warm += 1) await ask(path(warm), status);
  const taken: number[] = [];
  for (let time = 0; time < often; time += 1) {
    const address = path(100 + time);
    const before = process.cpuUsage();
    await ask(address, status);
    const { user, system } = process.cpuUsage(before);
    taken.push((user + system) / 1000);
  }
  seen[name] = Math.max(...taken);
}
console.log(JSON.stringify(seen));
