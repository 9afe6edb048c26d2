import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { takeLock } from './folder-lock.mjs';

const fixture = new URL('./hold-lock.fixture.ts', import.meta.url).pathname;

let folder: string;
let lock: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folder-lock-'));
  lock = join(folder, 'deep', 'building.lock');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A process that takes the lock and holds it until its input ends. */
function start(name: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', fixture, lock, name], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const closed = once(child, 'close');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async () => (await lines.next()).value as string | undefined;
  const finish = async () => {
    child.stdin.end();
    return (await closed)[0] as number | null;
  };
  return { child, pid: child.pid ?? 0, next, finish };
}

async function kill(child: ChildProcess) {
  child.kill('SIGKILL');
  await once(child, 'close');
}

async function writeLock(text: string) {
  await mkdir(dirname(lock));
  await writeFile(lock, text);
}

const dead = JSON.stringify({ pid: process.pid, started: 'before', command: 'npm start' });

it('makes a second process wait, which names the first', async () => {
  const first = start('npm start');
  expect(await first.next()).toBe('held');
  const second = start('npm run build');
  expect(await second.next()).toBe(`waits for npm start ${first.pid}`);
  await first.finish();
  expect(await second.next()).toBe('held');
  expect(await second.finish()).toBe(0);
  expect(existsSync(lock)).toBe(false);
});

it('takes over from an owner that was killed', async () => {
  const first = start('npm start');
  await first.next();
  await kill(first.child);
  expect(existsSync(lock)).toBe(true);
  const release = await takeLock(lock, 'npm run dev');
  expect(JSON.parse(await readFile(lock, 'utf8'))).toMatchObject({ pid: process.pid });
  release();
});

it.each([
  ['whose number now belongs to another process', dead],
  ['that nobody can read, after a crash', ''],
])('takes over from an owner %s', async (_, text) => {
  await writeLock(text);
  const release = await takeLock(lock, 'npm test');
  release();
  expect(await readdir(join(folder, 'deep'))).toEqual([]);
});

it('takes over from one that was killed while it took over', async () => {
  const first = start('npm start');
  await first.next();
  await kill(first.child);
  await writeFile(`${lock}.takeover`, await readFile(lock));
  const release = await takeLock(lock, 'npm run dev');
  release();
  expect(existsSync(lock)).toBe(false);
});

it('does not touch what another has taken over in the meantime', async () => {
  await writeLock(dead);
  const release = await takeLock(`${lock}.takeover`, 'the one that takes over');
  const second = start('npm start');
  expect(await second.next()).toBe(`waits for the one that takes over ${process.pid}`);
  await rm(lock);
  const releaseNew = await takeLock(lock, 'the new owner');
  release();
  expect(await second.next()).toBe(`waits for the new owner ${process.pid}`);
  releaseNew();
  expect(await second.next()).toBe('held');
});

it('lets in one at a time of many that wait for a dead owner', async () => {
  const first = start('npm start');
  await first.next();
  await kill(first.child);
  await rm(`${lock}.inside`);
  const enter = async (name: string) => {
    const one = start(name);
    for (let line = await one.next(); line?.startsWith('waits'); ) line = await one.next();
    return one.finish();
  };
  expect(await Promise.all(['a', 'b', 'c', 'd', 'e'].map(enter))).toEqual([0, 0, 0, 0, 0]);
});

it('removes only its own lock', async () => {
  const release = await takeLock(lock, 'npm start');
  release();
  const owner = { pid: process.pid, command: 'another' };
  await writeFile(lock, JSON.stringify(owner));
  release();
  expect(JSON.parse(await readFile(lock, 'utf8'))).toEqual(owner);
});
