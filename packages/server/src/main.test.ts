import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { truncate, writeFile } from 'node:fs/promises';
import { Agent, createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import type { Sandbox } from '@portal/sandbox';
import { Hono } from 'hono';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type MainOptions, main } from './main.ts';
import { prepareBuild } from './prepare/prepare-build.ts';
import { smallSite, tempBuild } from './prepare/temp-build.fixture.ts';
import { listen } from './serve/listen.ts';
import { lengthOf, open } from './site/open-response.fixture.ts';

const require = createRequire(import.meta.url);
function urlOf(specifier: string): string {
  return pathToFileURL(require.resolve(specifier)).href;
}

// The start script with one more route, which reports when a request is in flight, and holds it.
function startScript(dir: string): string {
  return `
import { Hono } from ${JSON.stringify(urlOf('hono').replace('/cjs/', '/'))};
import { main } from ${JSON.stringify(new URL('./main.ts', import.meta.url).href)};
const slow = new Hono().get('/slow', async (c) => {
  console.log('In flight');
  await released;
  return c.text('done');
});
const released = new Promise((resolve) => process.stdin.once('data', resolve));
await main(process.env, {
  dir: ${JSON.stringify(dir)},
  compose: (site) => slow.route('/', site),
});
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

async function read(url: string, agent?: Agent): Promise<number> {
  return lengthOf(await open(url, agent));
}

const loopback = { PORT: '0', HOST: '127.0.0.1' };

describe('npm start', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    '%s, even twice, finishes the request in flight and exits with 0',
    async (signal) => {
      const { child, nextLine, errors, exit } = await startMain(await preparedSite(), loopback);
      const url = /^Ready: (http:\/\/127\.0\.0\.1:\d+)$/.exec(await nextLine())?.[1];
      const response = fetch(`${url}/slow`);
      expect(await nextLine()).toBe('In flight');
      child.kill(signal);
      expect(await nextLine()).toBe('Stopping: finishing requests in flight.');
      child.kill(signal);
      child.stdin?.write('go\n');
      expect(await (await response).text()).toBe('done');
      expect(await exit).toEqual([0, null]);
      expect(errors()).toBe('');
    },
  );

  test('SIGTERM under load loses no request, refuses new ones and closes idle connections', async () => {
    const site = await preparedSite();
    const size = 8 * 1024 * 1024;
    await writeFile(join(site, 'large.bin'), new Uint8Array(size));
    await prepareBuild(site);
    const { child, nextLine, errors, exit } = await startMain(site, loopback);
    const url = (await nextLine()).replace('Ready: ', '');
    const idle = new Agent({ keepAlive: true });
    expect(await read(`${url}/small.txt`, idle)).toBe(5);

    const waiting = Array.from({ length: 40 }, () => read(`${url}/slow`));
    for (const _ of waiting) expect(await nextLine()).toBe('In flight');
    const downloads = await Promise.all(Array.from({ length: 5 }, () => open(`${url}/large.bin`)));
    child.kill('SIGTERM');
    expect(await nextLine()).toBe('Stopping: finishing requests in flight.');
    await expect(open(`${url}/small.txt`)).rejects.toThrow('ECONNREFUSED');
    child.stdin?.write('go\n');
    expect(await Promise.all(waiting)).toEqual(waiting.map(() => 'done'.length));
    expect(await Promise.all(downloads.map(lengthOf))).toEqual(downloads.map(() => size));
    expect(await exit).toEqual([0, null]);
    expect(errors()).toBe('');
  });

  test('a missing build is one line and exit code 1', async () => {
    const dir = await tempBuild({});
    const { errors, exit } = await startMain(dir, loopback);
    expect(await exit).toEqual([1, null]);
    expect(errors()).toBe(`No built site in ${dir}. Run "npm run build" first.\n`);
  });
});

/** Its output and exit code if it cannot start, run in this process: starting another takes seconds. */
async function refusal(options: MainOptions, env: Record<string, string> = {}) {
  const complaints: string[] = [];
  const codes: number[] = [];
  await main(
    { ...loopback, ...env },
    {
      ...options,
      complain: (line) => void complaints.push(line),
      exit: (code) => void codes.push(code),
    },
  );
  return { complaints, codes };
}

test('a taken port is one line and exit code 1', async () => {
  const other = createServer();
  onTestFinished(() => void other.close());
  const port = await listen(other, 0, '127.0.0.1');
  const message = `Port ${port} is already taken. Set PORT to another one, for example PORT=${port + 1} npm start.`;
  const options = { dir: await preparedSite() };
  expect(await refusal(options, { PORT: String(port) })).toEqual({
    complaints: [message],
    codes: [1],
  });
});

test('a damaged build is one line and exit code 1', async () => {
  const dir = await preparedSite();
  await truncate(join(dir, 'small.txt'), 2);
  const message = `The built site in ${dir} is damaged: small.txt has 2 bytes instead of 5. Run "npm run build" first.`;
  expect(await refusal({ dir })).toEqual({ complaints: [message], codes: [1] });
});

test('a damaged collection is one line and exit code 1', async () => {
  const dir = await preparedSite();
  const collection = await tempBuild({ 'manifest.json': '{"inputs":"3f' });
  const message = `The collection in ${collection} is damaged: manifest.json is not JSON. Make it again with: npm run collection`;
  expect(await refusal({ dir, sandbox: { apis: collection, collection } })).toEqual({
    complaints: [message],
    codes: [1],
  });
});

test.each([
  [{ PUBLIC_URL: 'portal.example' }, /^PUBLIC_URL must be an http or https origin[^\n]*$/],
  [{ TRUST_PROXY: 'yes' }, /^TRUST_PROXY must be 1[^\n]*$/],
])('%j is one line and exit code 1', async (env, message) => {
  const { complaints, codes } = await refusal({ dir: await preparedSite() }, env);
  expect(complaints).toEqual([expect.stringMatching(message)]);
  expect(codes).toEqual([1]);
});

/** Runs in this process until `stop()`. */
async function startHere(options: Partial<MainOptions> = {}, env: Record<string, string> = {}) {
  const printed: string[] = [];
  const codes: number[] = [];
  const before = process.listeners('SIGTERM');
  await main(
    { ...loopback, ...env },
    {
      dir: await preparedSite(),
      ...options,
      print: (line) => void printed.push(line),
      exit: (code) => void codes.push(code),
    },
  );
  onTestFinished(() => {
    process.removeAllListeners('SIGTERM').removeAllListeners('SIGINT');
  });
  const url = printed[0]?.replace('Ready: ', '') ?? '';
  // Emulates a signal, which would also reach the test runner.
  const [listener] = process.listeners('SIGTERM').filter((one) => !before.includes(one));
  return { url, codes, stop: async () => await listener?.('SIGTERM') };
}

/** A site whose sandbox is opened, or fails to open, when the test says so. */
async function startOpening() {
  const lines = new EventEmitter();
  const printed = once(lines, 'line');
  let settle = { opened: (_: Sandbox) => {}, failed: (_: Error) => {} };
  const opening = new Promise<Sandbox>((opened, failed) => (settle = { opened, failed }));
  const { complaints, codes } = { complaints: [] as string[], codes: [] as number[] };
  const ended = main(loopback, {
    dir: await preparedSite(),
    sandbox: { apis: [] },
    open: () => opening,
    print: (line) => void lines.emit('line', line),
    complain: (line) => void complaints.push(line),
    exit: (code) => void codes.push(code),
  });
  const [ready] = await printed;
  onTestFinished(() => {
    process.removeAllListeners('SIGTERM').removeAllListeners('SIGINT');
  });
  return { url: ready.replace('Ready: ', ''), lines, ...settle, ended, complaints, codes };
}

describe('a sandbox that is being opened', () => {
  test('is announced as soon as it answers, and refuses until then while pages do not wait', async () => {
    const { url, lines, opened, ended } = await startOpening();
    expect(await read(`${url}/small.txt`)).toBe(5);
    for (const path of ['catalogue/v2/works?query=horse', 'image/V1/info.json', 'status']) {
      const response = await fetch(`${url}/sandbox/${path}`);
      expect([response.status, response.headers.get('retry-after')], path).toEqual([503, '5']);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      const isJson = response.headers.get('content-type') === 'application/json';
      expect(isJson).toBe(path.startsWith('catalogue'));
      expect(await response.text()).toContain('The sandbox is starting.');
    }
    const announced = once(lines, 'line');
    opened({ fetch: async () => new Response('open') });
    expect(await announced).toEqual([`The sandbox is ready: ${url}/sandbox`]);
    await ended;
    expect(await (await fetch(`${url}/sandbox/status`)).text()).toBe('open');
  });

  test('ends the process if it cannot be opened', async () => {
    const { url, failed, ended, complaints, codes } = await startOpening();
    failed(new Error('The collection is damaged.'));
    await ended;
    expect([complaints, codes]).toEqual([['The collection is damaged.'], [1]]);
    await expect(open(`${url}/small.txt`)).rejects.toThrow('ECONNREFUSED');
  });
});

test('a request that never ends does not outlive the shutdown limit', async () => {
  const events = new EventEmitter();
  const arrived = once(events, 'arrived');
  const endless = new Hono().get('/slow', () => {
    events.emit('arrived');
    return new Promise<never>(() => {});
  });
  const compose: MainOptions['compose'] = (site) => endless.route('/', site);
  const { url, codes, stop } = await startHere({ compose, drainLimitMs: 50 });
  const lost = expect(read(`${url}/slow`)).rejects.toThrow('socket hang up');
  await arrived;
  await stop();
  expect(codes).toEqual([0]);
  await lost;
});

test('a site without anything in front of it is served', async () => {
  const { url, stop } = await startHere();
  expect(await read(`${url}/small.txt`)).toBe(5);
  await stop();
});

test('whatever is thrown is one line and exit code 1', async () => {
  const compose = () => {
    throw 'not even an error';
  };
  expect(await refusal({ dir: await preparedSite(), compose })).toEqual({
    complaints: ['not even an error'],
    codes: [1],
  });
});

test('PUBLIC_URL and TRUST_PROXY reach whatever is served', async () => {
  const dir = await preparedSite();
  const asked = async (env: Record<string, string>): Promise<string> => {
    const echo = new Hono().get('/echo', (c) => c.text(c.req.url));
    const compose: MainOptions['compose'] = (site) => echo.route('/', site);
    const { url, codes, stop } = await startHere({ dir, compose }, env);
    const headers = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'proxy.example' };
    const text = await (await fetch(`${url}/echo`, { headers })).text();
    await stop();
    expect(codes).toEqual([0]);
    return text;
  };
  expect(await asked({})).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/echo$/);
  expect(await asked({ TRUST_PROXY: '1' })).toBe('https://proxy.example/echo');
  expect(await asked({ PUBLIC_URL: 'https://portal.example' })).toBe('https://portal.example/echo');
});
