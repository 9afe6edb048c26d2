import { execFile, spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createClient } from '@portal/client';

const run = promisify(execFile);

export function has(command: string, ...probe: string[]): boolean {
  return spawnSync(command, probe).status === 0;
}

export async function runShell(code: string, folder: string): Promise<string> {
  const { stdout } = await run('sh', ['-c', code.replace(/^curl /, 'curl --silent --fail ')], {
    cwd: folder,
  });
  return stdout;
}

const standIn = fileURLToPath(new URL('python-stand-in', import.meta.url));

/** Runs several programs in one interpreter, each with names of its own. */
export async function runPython(codes: string[], folder: string): Promise<void> {
  const main = 'import json, sys\nfor code in json.load(open(sys.argv[1])): exec(code, {})';
  const env = has('python3', '-c', 'import requests')
    ? process.env
    : { ...process.env, PYTHONPATH: standIn };
  const list = `${folder}/samples.json`;
  await writeFile(list, JSON.stringify(codes));
  await run('python3', ['-c', main, list], { cwd: folder, env, maxBuffer: 1e8 });
}

const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor;

/** Our TypeScript samples hold no types, so that they are also JavaScript. */
export async function runJavaScript(
  code: string,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<unknown[]> {
  const printed: unknown[] = [];
  const console = { log: (...values: unknown[]) => printed.push(...values) };
  const create = (api: 'catalogue', options: { baseUrl: string }) =>
    createClient(api, { ...options, fetch: (request) => fetch(request) });
  const body = code.replace(/^import .*\n/, '');
  await new AsyncFunction('createClient', 'fetch', 'console', body)(create, fetch, console);
  return printed;
}
