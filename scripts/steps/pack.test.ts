import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import {
  mkdir,
  mkdtemp,
  readFile,
  realpath,
  rm,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it, onTestFinished } from 'vitest';
import { prepareBuild } from '../../packages/server/src/prepare-build.ts';
import { packServer, packSite } from './pack.mjs';
import { root } from './paths.mjs';

async function tempFolder(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'pack-')));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** The smallest build that the server accepts: one page. */
async function tempBuild(): Promise<string> {
  const folder = join(await tempFolder(), 'build');
  await mkdir(join(folder, '.well-known'), { recursive: true });
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Packed</title>');
  await writeFile(join(folder, '.well-known', 'api-catalog'), '{}');
  await writeFile(join(folder, '.inputs'), '{}');
  await prepareBuild(folder);
  return folder;
}

function everyFile(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
}

type Lock = { packages: Record<string, { dev?: boolean; devOptional?: boolean; link?: boolean }> };

/** As `npm ci --omit=dev` would: nothing of what only tests need, and our packages where they are. */
async function linkPackages(folder: string): Promise<void> {
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as Lock;
  for (const [path, { dev, devOptional, link }] of Object.entries(lock.packages)) {
    const [, owner] = /^(.*?)\/?node_modules\/(?:@[^/]+\/)?[^/]+$/.exec(path) ?? [];
    if (owner === undefined || owner.includes('node_modules') || dev || devOptional) continue;
    if (!existsSync(join(folder, owner)) || !existsSync(join(root, path))) continue;
    const own = relative(root, await realpath(join(root, path)));
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await symlink(link ? join(folder, own) : join(root, path), join(folder, path));
  }
}

describe('a packed site', () => {
  it('is the build, hidden files and times included, without the record of its sources', async () => {
    const [build, folder] = [await tempBuild(), join(await tempFolder(), 'public')];
    const time = new Date('2001-02-03');
    await utimes(join(build, 'index.html'), time, time);
    await packSite(folder, build);
    expect(everyFile(folder)).toEqual(everyFile(build).filter((file) => file !== '.inputs'));
    expect(everyFile(folder)).toContain(join('.well-known', 'api-catalog'));
    expect(readFileSync(join(folder, 'index.html'))).toEqual(
      readFileSync(join(build, 'index.html')),
    );
    expect(lstatSync(join(folder, 'index.html')).mtime).toEqual(time);
  });

  it.each([packSite, packServer])('%o is not mixed with what is there already', async (pack) => {
    const [build, folder] = [await tempBuild(), await tempFolder()];
    await writeFile(join(folder, 'precious.txt'), '');
    await expect(pack(folder, build)).rejects.toThrow(
      `${folder} is not empty. Name a folder that is empty or does not exist.`,
    );
    expect(everyFile(folder)).toEqual(['precious.txt']);
  });

  it.each([packSite, packServer])('%o needs a whole build', async (pack) => {
    const [build, folder] = [await tempBuild(), await tempFolder()];
    await rm(join(build, '.manifest.json'));
    await expect(pack(folder, build)).rejects.toThrow('Run "npm run build" first.');
    expect(everyFile(folder)).toEqual([]);
  });
});

describe('a packed server', () => {
  it('serves site and sandbox by itself, and writes nothing', async () => {
    const [build, folder] = [await tempBuild(), await tempFolder()];
    await packServer(folder, build);
    await linkPackages(folder);
    const before = everyFile(folder).map((file) => [file, lstatSync(join(folder, file)).mtimeMs]);

    const child = spawn(process.execPath, ['scripts/serve.mjs'], {
      cwd: folder,
      // Not a folder, so that nothing can be kept there.
      env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', TMPDIR: process.execPath },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const url = String((await lines.next()).value).replace('Ready: ', '');
    expect(await (await fetch(url)).text()).toContain('<title>Packed</title>');
    const answer = await fetch(`${url}/sandbox/catalogue/v2/works?pageSize=1`);
    expect([answer.status, (await answer.json()).results.length]).toEqual([200, 1]);
    child.kill('SIGTERM');
    expect(await once(child, 'close')).toEqual([0, null]);

    const after = everyFile(folder).map((file) => [file, lstatSync(join(folder, file)).mtimeMs]);
    expect(after).toEqual(before);
  });
});
