import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { portalName } from '../bootstrap/paths.mjs';
import { buildStaleSite, isQuickBuild } from './build-site.ts';

const fixture = new URL('./build.fixture.ts', import.meta.url).pathname;
const kept = `The old build is still in place: nothing in site/build/${portalName} has changed.`;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-site-'));
  // Runs after anything a test has mounted here is gone.
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
});

async function putOldBuild() {
  await mkdir(join(folder, 'build'));
  await writeFile(join(folder, 'build', '.manifest.json'), 'old');
}

/** The command, in a process group as in a terminal. */
function start(kind: string, { throughNpm = false } = {}) {
  const command = [process.execPath, '--import', 'tsx', fixture, folder, kind];
  // npm starts a shell, which starts the command and waits for it.
  const shell = ['sh', '-c', '"$0" "$@"; exit', ...command];
  const [program = '', ...args] = throughNpm ? shell : command;
  const child = spawn(program, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, npm_lifecycle_event: throughNpm ? 'start' : '' },
  });
  const pid = child.pid ?? 0;
  onTestFinished(() => {
    if (isRunning(-pid)) process.kill(-pid, 'SIGKILL');
  });
  let output = '';
  let errors = '';
  child.stderr.on('data', (data) => (errors += data));
  child.stdout.on('data', (data) => (output += data));
  const printed = async (line: RegExp) => {
    while (!line.test(output)) await once(child.stdout, 'data');
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

async function expectOldBuild() {
  expect((await readdir(folder)).filter((name) => name !== 'build-next')).toEqual(['build']);
  expect(await readFile(join(folder, 'build', '.manifest.json'), 'utf8')).toBe('old');
}

describe('a build', () => {
  it('replaces the old one, with the digest of its sources', async () => {
    await putOldBuild();
    expect(await start('works').ended).toMatchObject({ code: 0, errors: '' });
    expect(await readdir(folder)).toEqual(['build']);
    expect((await readdir(join(folder, 'build'))).sort()).toEqual(['.inputs', '.manifest.json']);
    expect(await readFile(join(folder, 'build', '.manifest.json'), 'utf8')).toBe('new');
  });

  it('that fails leaves the old one', async () => {
    await putOldBuild();
    const { code, errors } = await start('fails').ended;
    expect(code).toBe(1);
    expect(errors).toMatch(/^\n✗ Writing failed after [\d.]+ s \(exit 3\)\. /);
    expect(errors).toContain(kept);
    await expectOldBuild();
  });

  it('that fails without an old one reports that there is none', async () => {
    const { errors } = await start('fails').ended;
    expect(errors).toContain('There is no finished build yet.');
    expect(await readdir(folder)).toEqual([]);
  });

  it('waits for another in the same folder', async () => {
    await putOldBuild();
    const first = start('never ends');
    await first.printed(ready);
    const second = start('works');
    await second.printed(
      new RegExp(
        `^Waiting for npm start \\(process ${first.pid}\\), which is .+ in this folder\\.$`,
        'm',
      ),
    );
    process.kill(first.pid, 'SIGTERM');
    await first.ended;
    expect(await second.ended).toMatchObject({ code: 0, errors: '' });
    expect(await readdir(folder)).toEqual(['build']);
  });
});

describe('a site that is rebuilt if it is stale', () => {
  /** Which kinds were made when these were asked for, one after the other. */
  async function kindsMade(...asked: { isQuick: boolean; sources: string }[]) {
    const build = join(folder, 'build');
    const made: string[] = [];
    const make = async (dir: string, { isQuick }: { isQuick: boolean }) => {
      await mkdir(dir);
      await writeFile(join(dir, '.manifest.json'), 'new');
      made.push(isQuick ? 'quick' : 'whole');
    };
    for (const { isQuick, sources } of asked) {
      await buildStaleSite({ isQuick, build, make, digest: () => sources });
    }
    return { made, isQuick: isQuickBuild(build) };
  }
  const quick = { isQuick: true, sources: 'a' };
  const whole = { isQuick: false, sources: 'a' };

  it.each([
    ['a quick build will do for a look', [quick, quick], ['quick']],
    ['so does one to publish', [whole, quick], ['whole']],
    ['a quick build is none to publish', [quick, whole], ['quick', 'whole']],
    ['one to publish is made once', [whole, whole], ['whole']],
    [
      'a quick build of other sources will not do',
      [quick, { ...quick, sources: 'b' }],
      ['quick', 'quick'],
    ],
    ['nor one to publish', [whole, { ...quick, sources: 'b' }], ['whole', 'quick']],
  ])('%s', async (_, asked, made) => {
    expect(await kindsMade(...asked)).toEqual({ made, isQuick: made.at(-1) === 'quick' });
  });
});

describe('an interrupted build', () => {
  const whole = (pid: number) => -pid;
  const alone = (pid: number) => pid;
  const ways = [
    ['Ctrl-C', 'SIGINT', whole, 130],
    ['SIGTERM to the command alone', 'SIGTERM', alone, 143],
    ['a terminal that is closed', 'SIGHUP', whole, 129],
  ] as const;
  const moments = ['never ends', 'ignores signals', 'is between two steps'];
  const cases = moments.flatMap((kind) => ways.map((way) => [kind, ...way] as const));

  it.each(cases)('that %s, by %s: the old one stays', async (kind, _, signal, target, exit) => {
    await putOldBuild();
    const { pid, printed, ended } = start(kind);
    const writer = Number(await printed(ready));
    process.kill(target(pid), signal);
    const { code, output, errors } = await ended;
    expect(code).toBe(exit);
    expect(errors).toBe(`\n✗ Stopped by ${signal}. ${kept}\n`);
    expect(output).not.toContain('built');
    expect([isRunning(writer), isRunning(-pid)]).toEqual([false, false]);
    await expectOldBuild();
  });
});

it('a build that npm has started ends with npm', async () => {
  await putOldBuild();
  const { pid, printed, ended } = start('never ends', { throughNpm: true });
  const writer = Number(await printed(ready));
  process.kill(pid, 'SIGTERM');
  expect((await ended).errors).toBe(`\n✗ Stopped by SIGTERM. ${kept}\n`);
  expect(isRunning(writer)).toBe(false);
  await expectOldBuild();
});

/**
 * A disk of 3 MB. Without permission to mount one nothing can be tested, which CI does not accept.
 */
function mountDisk(skip: (reason: string) => void) {
  const args = ['-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', folder];
  const { status, stderr, error } = spawnSync('mount', args, { encoding: 'utf8' });
  if (status === 0) return onTestFinished(() => void spawnSync('umount', [folder]));
  const reason = `A tmpfs cannot be mounted: ${error?.message ?? stderr}`;
  if (process.env.CI) throw new Error(reason);
  return skip(reason);
}

it.for([
  ['fills the disk', /^\n✗ No space left on device: Writing failed after .+ s \(exit 1\)\. /m],
  ['leaves the disk full', /^\n✗ No space left on device\. /m],
] as const)(
  'a build that %s keeps the old one and frees the space',
  async ([kind, message], { skip }) => {
    mountDisk(skip);
    await putOldBuild();
    const { code, errors } = await start(kind).ended;
    expect(code).toBe(1);
    expect(errors).toMatch(message);
    expect(errors).toContain(kept);
    await expectOldBuild();
    await writeFile(join(folder, 'room'), Buffer.alloc(2 * 1024 * 1024));
  },
);

it('a full disk does not matter if there is nothing to build', async ({ skip }) => {
  mountDisk(skip);
  await putOldBuild();
  await expect(writeFile(join(folder, 'large'), Buffer.alloc(4 * 1024 * 1024))).rejects.toThrow(
    'ENOSPC',
  );
  expect(await start('has nothing to do').ended).toMatchObject({ code: 0, errors: '' });
});
