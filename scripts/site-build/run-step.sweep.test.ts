import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { root } from '../bootstrap/paths.mjs';

const fixture = new URL('./run-step.fixture.ts', import.meta.url).pathname;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'run-step-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
});

const site = () => join(folder, 'site');
const isKept = () => `The old site is still in ${relative(root, site())}.`;

async function putOldSite() {
  await mkdir(site());
  await writeFile(join(site(), '.manifest.json'), 'old');
}

/** The command, in a process group as in a terminal. */
function start(kind: string, { throughNpm = false, build = folder } = {}) {
  const command = [process.execPath, '--import', 'tsx', fixture, kind];
  // npm starts a shell, which starts the command and waits for it.
  const shell = ['sh', '-c', '"$0" "$@"; exit', ...command];
  const [program = '', ...args] = throughNpm ? shell : command;
  const child = spawn(program, args, {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      BUILD_DIR: build,
      npm_lifecycle_event: throughNpm ? 'build' : '',
    },
  });
  const pid = child.pid ?? 0;
  onTestFinished(async () => {
    if (!isRunning(pid)) return;
    process.kill(pid, 'SIGTERM');
    await ended;
  });
  let output = '';
  let errors = '';
  child.stderr.on('data', (data) => (errors += data));
  child.stdout.on('data', (data) => (output += data));
  const printed = async (line: RegExp) => {
    while (!line.test(output)) {
      if (child.stdout.closed) throw new Error(`It never printed ${line}:\n${output}${errors}`);
      await Promise.race([once(child.stdout, 'data'), once(child.stdout, 'close')]);
    }
    return line.exec(output)?.[1];
  };
  const ended = once(child, 'close').then(([code]) => ({ code: code as number, output, errors }));
  return { pid, printed, ended };
}

const ready = /^ready (\d+)$/m;

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function expectSite(contents: string) {
  expect(await readFile(join(site(), '.manifest.json'), 'utf8')).toBe(contents);
  expect((await readdir(folder)).includes('site-old')).toBe(false);
}

describe('a step', () => {
  it('replaces what was made, and is run again only if that is gone', async () => {
    await putOldSite();
    expect(await start('works').ended).toMatchObject({ code: 0, errors: '' });
    await expectSite('new');
    const { code, output } = await start('works').ended;
    expect(code).toBe(0);
    expect(output).toContain('[site] Already fresh');
    expect(output).not.toContain('Writing');
    await rm(site(), { recursive: true });
    expect((await start('works').ended).output).toContain('Writing');
    await expectSite('new');
  });

  it('that fails leaves the old site', async () => {
    await putOldSite();
    const { code, errors } = await start('fails').ended;
    expect(code).toBe(1);
    expect(errors).toMatch(/✗ Writing failed after [\d.]+ s \(exit 3\)\./);
    expect(errors).toMatch(/✗ Steps of \S+: site failed after [\d.]+ s \(exit 1\)\./);
    expect(errors).toContain(isKept());
    await expectSite('old');
  });

  it('that fails without an old site promises none', async () => {
    const { errors } = await start('fails').ended;
    expect(errors).toContain('site failed after');
    expect(errors).not.toContain('The old site');
  });

  it('waits for another command that runs it for the same portal, not for another', async () => {
    await putOldSite();
    const first = start('never ends');
    await first.printed(ready);
    const elsewhere = await start('works', { build: join(folder, 'other') }).ended;
    expect([elsewhere.code, isRunning(first.pid)]).toEqual([0, true]);
    const second = start('works');
    await second.printed(
      /^.+ \[site\] Waiting for another process which is already running this script\.$/m,
    );
    process.kill(first.pid, 'SIGTERM');
    await first.ended;
    expect(await second.ended).toMatchObject({ code: 0, errors: '' });
    await expectSite('new');
  });
});

describe('an interrupted step', () => {
  const whole = (pid: number) => -pid;
  const alone = (pid: number) => pid;
  const ways = [
    ['Ctrl-C', 'SIGINT', whole, 130],
    ['SIGTERM to the command alone', 'SIGTERM', alone, 143],
    ['a terminal that is closed', 'SIGHUP', whole, 129],
  ] as const;
  const cases = [
    ...ways.map((way) => ['never ends', ...way] as const),
    // By whichever signal, it is killed.
    ['ignores signals', ...ways[0]] as const,
  ];

  it.each(cases)('that %s, by %s: the old site stays', async (kind, _, signal, target, exit) => {
    await putOldSite();
    const { pid, printed, ended } = start(kind);
    const writer = Number(await printed(ready));
    process.kill(target(pid), signal);
    const { code, output, errors } = await ended;
    expect(code).toBe(exit);
    expect(errors).toContain(`\n✗ Stopped by ${signal}. ${isKept()}\n`);
    expect(output).not.toContain('built');
    expect([isRunning(writer), isRunning(-pid)]).toEqual([false, false]);
    await expectSite('old');
  });
});

it('a step that npm has started ends with npm', async () => {
  await putOldSite();
  const { pid, printed, ended } = start('never ends', { throughNpm: true });
  const writer = Number(await printed(ready));
  process.kill(pid, 'SIGTERM');
  expect((await ended).errors).toContain(`\n✗ Stopped by SIGTERM. ${isKept()}\n`);
  expect(isRunning(writer)).toBe(false);
  await expectSite('old');
});

const small = 3 * 1024 * 1024;

/**
 * Leaves 3 MB on the disk of the folder: a mounted one or, without permission to mount, the shared
 * memory of a container, which Docker keeps to 64 MB. Without either nothing can be tested, which CI
 * does not accept.
 */
async function useSmallDisk(skip: (reason: string) => void) {
  const args = ['-t', 'tmpfs', '-o', `size=${small}`, 'tmpfs', folder];
  const { status, stderr, error } = spawnSync('mount', args, { encoding: 'utf8' });
  if (status === 0) return onTestFinished(() => void spawnSync('umount', [folder]));
  const { bsize, blocks, bavail } = await statfs('/dev/shm');
  if (blocks * bsize <= 64 * 1024 * 1024) {
    const disk = await mkdtemp('/dev/shm/run-step-');
    onTestFinished(() => rm(disk, { recursive: true }));
    await writeFile(join(disk, 'ballast'), Buffer.alloc(bavail * bsize - small));
    folder = join(disk, 'build');
    return mkdir(folder);
  }
  const reason = `A tmpfs cannot be mounted: ${error?.message ?? stderr}`;
  if (process.env.CI) throw new Error(reason);
  return skip(reason);
}

it('a step that fills the disk keeps the old site and frees the space', async ({ skip }) => {
  await useSmallDisk(skip);
  await putOldSite();
  const { code, errors } = await start('fills the disk').ended;
  expect(code).toBe(1);
  expect(errors).toMatch(/✗ No space left on device: Writing failed after .+ s \(exit 1\)\./);
  expect(errors).toContain(isKept());
  await expectSite('old');
  await writeFile(join(folder, 'room'), Buffer.alloc(small / 2));
});
