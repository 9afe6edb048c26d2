import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../programs/free-port.ts';

/**
 * Starts `npm run dev` in a folder, on a free port, and resolves once it answers.
 * @returns `output`
 * returns everything printed so far
 */
export async function startPreview(
  folder: string,
): Promise<{ url: string; output: () => string; stop: () => Promise<void> }> {
  const port = await freePort();
  const child = spawn('npm', ['run', 'dev'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), HOST: 'localhost', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  // Closed when the last process that holds its streams has ended.
  const closed = once(child, 'close');
  let hasEnded = false;
  closed.then(() => {
    hasEnded = true;
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await closed;
  };
  const url = `http://localhost:${port}`;
  try {
    while (!(await answers(url))) {
      if (hasEnded) throw new Error(`npm run dev ended before it was ready:\n${printed}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, output: () => printed, stop };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
