import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, realpath, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { root } from '../bootstrap/paths.mjs';
import { tempBuild, tempFolder } from './pack.fixture.ts';
import { packServer } from './pack.ts';

type Lock = { packages: Record<string, { dev?: boolean; devOptional?: boolean; link?: boolean }> };

/** The server of a portal with one page, as a host gets it. */
export async function packedServer(): Promise<string> {
  const [build, folder] = [await tempBuild(), await tempFolder()];
  await packServer(folder, build);
  await linkPackages(folder);
  return folder;
}

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

/** Runs `npm run serve` in a folder, without npm, until the test ends. */
export async function servePacked(folder: string) {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'serve'], {
    cwd: folder,
    // Not a folder, so that nothing can be kept there.
    env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', TMPDIR: process.execPath },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const nextLine = async () => String((await lines.next()).value);
  return { child, nextLine };
}
