import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { fetchNode } from './fetch-node.ts';

const name = `node-${process.platform}-${process.arch}`;
let folder: string;
let program: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fetch-node-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  program = join(folder, 'node_modules', name, 'bin', 'node');
});

async function writeProgram(path: string, text: string) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `#!/bin/sh\n${text}\n`);
  await chmod(path, 0o755);
}

/** Replaces npm: records its arguments, and puts a program in place. */
async function fetchWith(version: string) {
  const npm = join(folder, 'npm');
  const install = `mkdir -p '${dirname(program)}' && printf '#!/bin/sh\\necho ${version}' > '${program}'`;
  await writeProgram(npm, `echo "$@" >> calls\n${install} && chmod +x '${program}'`);
  return fetchNode('24.21.0', { folder, npm });
}

it('downloads the package of this platform, without its scripts', async () => {
  expect(await fetchWith('v24.21.0')).toBe(program);
  const calls = await readFile(join(folder, 'calls'), 'utf8');
  expect(calls).toMatch(new RegExp(`--ignore-scripts .* ${name}@24\\.21\\.0\\n$`));
});

it('downloads it once', async () => {
  await fetchWith('v24.21.0');
  await fetchWith('v24.21.0');
  expect((await readFile(join(folder, 'calls'), 'utf8')).split('\n')).toHaveLength(2);
});

it('repeats an interrupted download', async () => {
  await writeProgram(program, 'exit 1');
  const rest = join(dirname(program), 'rest');
  await writeFile(rest, '');
  expect(await fetchWith('v24.21.0')).toBe(program);
  expect(existsSync(rest)).toBe(false);
});

it('fails with another release', async () => {
  await expect(fetchWith('v24.0.0')).rejects.toThrow(`${name}@24.21.0 does not contain Node`);
});
