import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../bootstrap/paths.mjs';

// In this order: setuptools refuses to come after pip.
const needed = 'import setuptools, wheel, pip';
const python = [process.env.PYTHON_PATH, 'python3', '/usr/bin/python3'].find(
  (path) => path && spawnSync(path, ['-c', needed]).status === 0,
);

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'client-python-'));
  // setuptools writes beside the sources.
  await cp(join(root, 'packages/client-python'), join(folder, 'source'), { recursive: true });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

it.skipIf(!python && !process.env.CI)('the Python client installs from its wheel', async () => {
  if (!python) {
    throw new Error(
      'No Python that can build a wheel (on Debian: apt-get install python3-pip python3-setuptools python3-wheel).',
    );
  }
  const options = ['--no-build-isolation', '--no-deps', '--no-index', '--quiet'];
  run(python, ['-m', 'pip', 'wheel', ...options, '--wheel-dir', 'wheels', './source']);
  const [wheel = '', ...others] = await readdir(join(folder, 'wheels'));
  expect(wheel).toMatch(/^portal_client-\d+\.\d+\.\d+-py3-none-any\.whl$/);
  expect(others).toEqual([]);
  const installing = ['--no-deps', '--no-index', '--quiet', '--target', 'installed'];
  run(python, ['-m', 'pip', 'install', ...installing, `wheels/${wheel}`]);
  const program = [
    'import sys',
    'sys.path.insert(0, "installed")',
    'import portal_client',
    'assert portal_client.__file__.endswith("installed/portal_client.py"), portal_client.__file__',
    'from portal_client import ApiError, Client, TooManyResults, image_url',
    'print(image_url("https://museum.example/image/V1/info.json", size="400,"))',
  ];
  expect(run(python, ['-I', '-c', program.join('\n')])).toBe(
    'https://museum.example/image/V1/full/400,/0/default.jpg\n',
  );
});

function run(command: string, args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  expect(`${status}${status === 0 ? '' : stderr}`).toBe('0');
  return stdout;
}
