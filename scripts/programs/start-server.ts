import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { root } from './paths.mjs';

/**
 * Starts a server in its own process and waits for the line that names its address.
 * @param {string[]} args of Node
 * @param {RegExp} ready finds the address in its first group
 * @param {{ env?: Record<string, string>, node?: string }} [options]
 * @returns {Promise<{ url: string, pid: number, stop: () => Promise<number | null> }>} `stop` resolves
 *   to the exit status
 */
export async function startServer(args, ready, { env = {}, node = process.execPath } = {}) {
  const child = spawn(node, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const stop = async () => {
    child.kill('SIGTERM');
    const [status] = await ended;
    return status;
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url] = ready.exec(line) ?? [];
    if (url) {
      // A pipe that nobody reads would fill up and block the server.
      child.stdout.resume();
      return { url, pid: child.pid, stop };
    }
  }
  throw new Error(`${args.join(' ')} ended before it was ready`);
}
