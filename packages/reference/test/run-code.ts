import { execFile, spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createClient } from '@portal/client/museum';

const run = promisify(execFile);

export function has(command: string, ...probe: string[]): boolean {
  return spawnSync(command, probe).status === 0;
}

/** What a program printed, and why it failed if it did. */
export type Outcome = { printed: string; failure?: string };

/** Runs a command as it is copied; curl only leaves out its progress. */
export async function runShell(code: string, folder: string): Promise<Outcome> {
  const command = code.replace(/^curl /, 'curl --silent --show-error ');
  try {
    return { printed: (await run('sh', ['-c', command], { cwd: folder })).stdout };
  } catch (error) {
    const { stdout, stderr, code: exitCode } = error as Record<string, unknown>;
    return { printed: String(stdout), failure: `exit code ${exitCode}\n${stderr}` };
  }
}

const standIn = fileURLToPath(new URL('python-stand-in', import.meta.url));

const runAll = `
import contextlib, io, json, sys
outcomes = []
for code in json.load(open(sys.argv[1])):
    printed, failure = io.StringIO(), {}
    try:
        with contextlib.redirect_stdout(printed):
            exec(code, {})
    except Exception as error:
        failure = {'failure': f'{type(error).__name__}: {error}'}
    outcomes.append({'printed': printed.getvalue(), **failure})
print(json.dumps(outcomes))
`;

let pythonEnv: NodeJS.ProcessEnv | undefined;

/** Runs several programs in one interpreter, each with its own names. */
export async function runPython(codes: string[], folder: string): Promise<Outcome[]> {
  pythonEnv ??= has('python3', '-c', 'import requests')
    ? process.env
    : { ...process.env, PYTHONPATH: standIn };
  const list = `${folder}/samples.json`;
  await writeFile(list, JSON.stringify(codes));
  const options = { cwd: folder, env: pythonEnv, maxBuffer: 1e8 };
  const { stdout } = await run('python3', ['-c', runAll, list], options);
  return JSON.parse(stdout) as Outcome[];
}

/** Runs programs one after the other as modules of Node, as a reader would from a file. */
export async function runModules(codes: string[], folder: string): Promise<void> {
  const names = codes.map((_, index) => `./sample-${index}.mjs`);
  for (const [index, code] of codes.entries()) await writeFile(`${folder}/${names[index]}`, code);
  const all = names.map((name) => `await import(${JSON.stringify(name)});`).join('\n');
  await writeFile(`${folder}/all.mjs`, all);
  await run(process.execPath, ['--no-warnings', 'all.mjs'], { cwd: folder, maxBuffer: 1e8 });
}

const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor;

/** Our TypeScript samples contain no types, so they are also JavaScript. */
export async function runJavaScript(
  code: string,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<unknown[]> {
  const printed: unknown[] = [];
  const console = { log: (...values: unknown[]) => printed.push(...values) };
  const create = (api: 'catalogue', options: { baseUrl: string }) =>
    createClient(api, { ...options, retry: false, fetch: (request) => fetch(request) });
  const body = code.replace(/^import .*\n/, '');
  await new AsyncFunction('createClient', 'fetch', 'console', body)(create, fetch, console);
  return printed;
}
