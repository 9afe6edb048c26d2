import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** The resident memory of a process and of those it has started, in bytes; 0 once it has ended. */
export function residentMemory(pid: number): number {
  return process.platform === 'linux' ? fromProc(pid) : 1024 * Number(fromPs(pid));
}

function fromProc(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const [, kilobytes = 0] = /^VmRSS:\s+(\d+) kB$/m.exec(status) ?? [];
    return childrenOf(pid).reduce((sum, child) => sum + fromProc(child), 1024 * Number(kilobytes));
  } catch {
    return 0;
  }
}

/** Listed for each thread. */
function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    (readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').match(/\d+/g) ?? []).map(Number),
  );
}

function fromPs(pid: number): string {
  return spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
}
