import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { PlainError } from '../../scripts/bootstrap/run.mjs';
import { freePort } from '../../scripts/programs/free-port.ts';

/** How npm is run; a test replaces it with another program. */
const npmCommand = ['npm'];

/**
 * Runs npm to the end, and prints its steps as they come.
 * @param args e.g. ["test"]
 */
export async function runNpm(args: string[], cwd: string, command = npmCommand) {
  const npm = start([...command, ...args], cwd);
  const code = await npm.ended;
  if (code !== 0) throw failure(args, code, npm.lines);
  return { taken: npm.seconds(), lines: npm.lines };
}

/** Runs `npm start` until its address answers, and returns how many seconds that took. */
export async function startSite(cwd: string, command = npmCommand) {
  const port = await freePort();
  const npm = start([...command, 'start'], cwd, { PORT: String(port), HOST: '127.0.0.1' });
  while (!(await answers(`http://127.0.0.1:${port}/`))) {
    const code = await Promise.race([npm.ended, wait(100, undefined)]);
    if (code !== undefined) throw failure(['start'], code, npm.lines);
  }
  const answered = npm.seconds();
  const stop = async () => {
    npm.child.kill('SIGTERM');
    await npm.ended;
  };
  return { answered, lines: npm.lines, stop };
}

function start([program = '', ...args]: string[], cwd: string, env: Record<string, string> = {}) {
  const started = performance.now();
  console.log(`\n▸ npm ${args.join(' ')} in a fresh clone`);
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line);
    if (/^[▸✓]/.test(line)) console.log(`  ${line}`);
  });
  const ended: Promise<number | string> = once(child, 'close').then(
    ([code, signal]) => code ?? signal,
  );
  return { child, lines, ended, seconds: () => (performance.now() - started) / 1000 };
}

function failure(args: string[], code: number | string, lines: string[]): PlainError {
  const end = lines.slice(-40).join('\n');
  return new PlainError(`npm ${args.join(' ')} failed in the clone (exit ${code}):\n${end}`);
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url);
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false; // Nothing listens yet.
  }
}
