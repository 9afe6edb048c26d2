import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { root } from './paths.mjs';

/**
 * Starts a server as a process of its own and waits for the line in which it says where it listens.
 * @param {string[]} args of Node
 * @param {RegExp} ready finds the address in its first group
 * @param {{ env?: Record<string, string> }} [options]
 * @returns {Promise<{ url: string, pid: number, stop: () => Promise<void> }>}
 */
export async function startServer(args, ready, { env = {} } = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url] = ready.exec(line) ?? [];
    if (url) {
      // Whoever writes to a pipe that nobody reads stands still in the end.
      child.stdout.resume();
      return { url, pid: child.pid, stop };
    }
  }
  throw new Error(`${args.join(' ')} ended before it was ready`);
}
