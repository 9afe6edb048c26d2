import { execFile, spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createClient } from '@portal/client/museum';

const run = promisify(execFile);

export function has(command: string, ...probe: string[]): boolean {
  return spawnSync(command, probe).status === 0;
}

/** What a program printed, and why it failed if it did. */
export type Outcome = { printed: string; failure?: string };

/** A sample, and the folder that it is run in. */
export type Placed = { code: string; folder: string };

/** Runs a command with a terminal's UTF-8. With `isStrict`, a warning is a failure too. */
export async function runCommand(
  command: string,
  args: string[],
  { folder, isStrict = false }: { folder: string; isStrict?: boolean },
): Promise<Outcome> {
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  try {
    const options = { cwd: folder, env, maxBuffer: 1e8 };
    const { stdout, stderr } = await run(command, args, options);
    return { printed: stdout, ...(isStrict && stderr !== '' && { failure: stderr }) };
  } catch (error) {
    const { stdout, stderr, code } = error as Record<string, unknown>;
    return { printed: String(stdout), failure: `exit code ${code}\n${stderr}` };
  }
}

/** Runs a command as it is copied; curl only leaves out its progress. */
export function runShell({ code, folder }: Placed): Promise<Outcome> {
  const command = code.replace(/^curl /, 'curl --silent --show-error ');
  return runCommand('sh', ['-c', command], { folder });
}

/** Runs a program that runs all samples, whose list it finds in a file, and prints their outcomes. */
async function runTogether(
  command: string,
  args: string[],
  { list, env = process.env }: { list: string; env?: NodeJS.ProcessEnv },
): Promise<Outcome[]> {
  const { stdout } = await run(command, [...args, list], { env, maxBuffer: 1e8 });
  return JSON.parse(stdout) as Outcome[];
}

const standIn = fileURLToPath(new URL('python-stand-in', import.meta.url));

const runAllInPython = `
import contextlib, io, json, os, sys
outcomes = []
for sample in json.load(open(sys.argv[1])):
    os.chdir(sample['folder'])
    printed, failure = io.StringIO(), {}
    try:
        with contextlib.redirect_stdout(printed):
            exec(sample['code'], {})
    except Exception as error:
        failure = {'failure': f'{type(error).__name__}: {error}'}
    outcomes.append({'printed': printed.getvalue(), **failure})
print(json.dumps(outcomes))
`;

/** Runs several programs in one interpreter, each with its own names. */
export async function runPython(samples: Placed[], program: string): Promise<Outcome[]> {
  const env = has(program, '-c', 'import requests')
    ? process.env
    : { ...process.env, PYTHONPATH: standIn };
  const list = join(dirname(samples[0]?.folder ?? ''), 'samples.json');
  await writeFile(list, JSON.stringify(samples));
  return runTogether(program, ['-c', runAllInPython], { list, env });
}

const runAllModules = `
import { readFileSync } from 'node:fs';
import { format } from 'node:util';
const outcomes = [];
const { log } = console;
for (const folder of JSON.parse(readFileSync(process.argv[2], 'utf8'))) {
  process.chdir(folder);
  const lines = [];
  console.log = (...values) => lines.push(format(...values) + '\\n');
  const failure = await import(folder + '/sample.mjs').then(() => undefined, String);
  outcomes.push({ printed: lines.join(''), failure });
}
log(JSON.stringify(outcomes));
`;

/** Runs programs one after the other as modules of Node, as a reader would from a file. */
export async function runModules(samples: Placed[]): Promise<Outcome[]> {
  for (const { code, folder } of samples) await writeFile(join(folder, 'sample.mjs'), code);
  const place = dirname(samples[0]?.folder ?? '');
  const list = join(place, 'folders.json');
  await writeFile(list, JSON.stringify(samples.map(({ folder }) => folder)));
  await writeFile(join(place, 'all.mjs'), runAllModules);
  return runTogether(process.execPath, ['--no-warnings', join(place, 'all.mjs')], { list });
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
