import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, lstatSync } from 'node:fs';
import { mkdir, readFile, realpath, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished } from 'vitest';
import { root } from '../bootstrap/paths.mjs';
import { everyFile, tempBuild, tempFolder } from './pack.fixture.ts';
import { packServer } from './pack.ts';

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

it('a packed server serves site and sandbox by itself, and writes nothing', async () => {
  const [build, folder] = [await tempBuild(), await tempFolder()];
  await packServer(folder, build);
  await linkPackages(folder);
  const before = everyFile(folder).map((file) => [file, lstatSync(join(folder, file)).mtimeMs]);

  const child = spawn(process.execPath, ['scripts/run.mjs', 'serve'], {
    cwd: folder,
    // Not a folder, so that nothing can be kept there.
    env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', TMPDIR: process.execPath },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const url = String((await lines.next()).value).replace('Ready: ', '');
  expect(await (await fetch(url)).text()).toContain('<title>Packed</title>');
  expect((await lines.next()).value).toBe(`The sandbox is ready: ${url}/sandbox`);
  const answer = await fetch(`${url}/sandbox/catalogue/v2/works?pageSize=1`);
  expect([answer.status, (await answer.json()).results.length]).toEqual([200, 1]);
  child.kill('SIGTERM');
  expect(await once(child, 'close')).toEqual([0, null]);

  const after = everyFile(folder).map((file) => [file, lstatSync(join(folder, file)).mtimeMs]);
  expect(after).toEqual(before);
});
