import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { root } from '../bootstrap/paths.mjs';

/** `stop` resolves to the exit status. */
export type StartedServer = { url: string; pid: number; stop: () => Promise<number | null> };

/** Finds the address of a site in what its server prints, once everything below it answers. */
export function siteReady(hasSandbox: boolean): RegExp {
  return hasSandbox ? /^The sandbox is ready: (\S+)\/sandbox$/ : /^Ready: (\S+)$/;
}

/**
 * Starts a server in its own process and waits for the line that names its address.
 * @param args of Node
 * @param ready finds the address in its first group
 */
export async function startServer(
  args: string[],
  ready: RegExp,
  { env = {}, node = process.execPath }: { env?: Record<string, string>; node?: string } = {},
): Promise<StartedServer> {
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
      return { url, pid: child.pid ?? 0, stop };
    }
  }
  throw new Error(`${args.join(' ')} ended before it was ready`);
}
