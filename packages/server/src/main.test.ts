import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { listen } from './listen.ts';
import { prepareBuild } from './prepare-build.ts';
import { smallSite, tempBuild } from './temp-build.fixture.ts';

const require = createRequire(import.meta.url);
function urlOf(specifier: string): string {
  return pathToFileURL(require.resolve(specifier)).href;
}

// The start script, with one route more: it tells when a request is in flight, and holds it.
function startScript(dir: string): string {
  return `
import { Hono } from ${JSON.stringify(urlOf('hono').replace('/cjs/', '/'))};
import { main } from ${JSON.stringify(new URL('./main.ts', import.meta.url).href)};
const slow = new Hono().get('/slow', async (c) => {
  console.log('In flight');
  await new Promise((resolve) => process.stdin.once('data', resolve));
  return c.text('done');
});
await main(process.env, { dir: ${JSON.stringify(dir)}, compose: (site) => slow.route('/', site) });
`;
}

type Started = {
  child: ChildProcess;
  nextLine: () => Promise<string>;
  errors: () => string;
  exit: Promise<[code: number | null, signal: string | null]>;
};

async function startMain(dir: string, env: Record<string, string>): Promise<Started> {
  const folder = await tempBuild({});
  const script = join(folder, 'start.mjs');
  await writeFile(script, startScript(dir));
  const child = spawn(process.execPath, ['--import', urlOf('tsx'), script], {
    env: { PATH: process.env.PATH, ...env },
    stdio: 'pipe',
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  return {
    child,
    nextLine: async () => String((await lines.next()).value),
    errors: () => errors,
    exit: once(child, 'close') as Started['exit'],
  };
}

async function preparedSite(): Promise<string> {
  const dir = await tempBuild(smallSite);
  await prepareBuild(dir);
  return dir;
}

const loopback = { PORT: '0', HOST: '127.0.0.1' };

describe('npm start', { timeout: 30_000 }, () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    '%s, even twice, finishes the request in flight and exits with 0',
    async (signal) => {
      const { child, nextLine, errors, exit } = await startMain(await preparedSite(), loopback);
      const url = /^Ready: (http:\/\/127\.0\.0\.1:\d+)$/.exec(await nextLine())?.[1];
      const response = fetch(`${url}/slow`);
      expect(await nextLine()).toBe('In flight');
      child.kill(signal);
      expect(await nextLine()).toBe('Stopping: requests in flight are finished first.');
      child.kill(signal);
      child.stdin?.write('go\n');
      expect(await (await response).text()).toBe('done');
      expect(await exit).toEqual([0, null]);
      expect(errors()).toBe('');
    },
  );

  test('a missing build is one line and exit code 1', async () => {
    const dir = await tempBuild({});
    const { errors, exit } = await startMain(dir, loopback);
    expect(await exit).toEqual([1, null]);
    expect(errors()).toBe(`No built site in ${dir}. Run "npm run build" first.\n`);
  });

  test('a taken port is one line and exit code 1', async () => {
    const other = createServer();
    onTestFinished(() => void other.close());
    const port = await listen(other, 0, '127.0.0.1');
    const env = { ...loopback, PORT: String(port) };
    const { errors, exit } = await startMain(await preparedSite(), env);
    expect(await exit).toEqual([1, null]);
    expect(errors()).toBe(
      `Port ${port} is already taken. Set PORT to another one, for example PORT=${port + 1} npm start.\n`,
    );
  });
});
