import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { installMissing, isInstalled } from './install.mjs';

const wanted = {
  '': {},
  site: { version: '0.1.0' },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/@portal/site': { link: true },
  'node_modules/test-tool': { version: '3.0.0', dev: true },
  'node_modules/for-another-platform': { version: '2.0.0', optional: true },
};
const installed = {
  'node_modules/a': { version: '1.0.0' },
  'node_modules/@portal/site': { link: true },
};
const forTests = false;

describe('isInstalled', () => {
  it('accepts missing packages for other platforms', () => {
    expect(isInstalled(wanted, installed, { forTests })).toBe(true);
  });

  it('notices a package that is missing', () => {
    expect(isInstalled(wanted, { 'node_modules/@portal/site': { link: true } }, { forTests })).toBe(
      false,
    );
  });

  it('requires the test tools only for tests', () => {
    const all = { ...installed, 'node_modules/test-tool': { version: '3.0.0' } };
    expect(isInstalled(wanted, installed, { forTests: true })).toBe(false);
    expect(isInstalled(wanted, all, { forTests: true })).toBe(true);
  });

  it('notices another version', () => {
    const old = { ...installed, 'node_modules/a': { version: '0.9.0' } };
    expect(isInstalled(wanted, old, { forTests })).toBe(false);
  });

  it('notices a workspace that is not linked', () => {
    expect(isInstalled(wanted, { 'node_modules/a': { version: '1.0.0' } }, { forTests })).toBe(
      false,
    );
  });
});

describe('installMissing', () => {
  const lock = JSON.stringify({ packages: { 'node_modules/a': { version: '2.0.0' } } });
  const old = JSON.stringify({ packages: { 'node_modules/a': { version: '1.0.0' } } });
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'install-'));
    await mkdir(join(folder, 'node_modules/a'), { recursive: true });
    await writeFile(join(folder, 'package-lock.json'), lock);
    await writeFile(join(folder, 'node_modules/.package-lock.json'), old);
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  /** Replaces npm: records that it was run, and does what is left to do. */
  async function installWith(program: string) {
    const npm = join(folder, 'npm');
    await writeFile(npm, `#!/bin/sh\necho "$@" >> calls\n${program}\n`);
    await chmod(npm, 0o755);
    await installMissing({ forTests, folder, npm });
  }
  const calls = async () => (await readFile(join(folder, 'calls'), 'utf8')).trim().split('\n');
  const works = 'cp package-lock.json node_modules/.package-lock.json';

  it('installs what the lock file asks for, once', async () => {
    await installWith(works);
    await installWith(works);
    expect(await calls()).toEqual([expect.stringMatching(/^ci --ignore-scripts .*--omit=dev$/)]);
  });

  it('notices that npm was interrupted before it removed its record of the old packages', async () => {
    // As after switching back to the sources for which the old packages were installed.
    await expect(installWith('rm -r node_modules/a; kill -TERM $$')).rejects.toThrow('SIGTERM');
    await writeFile(join(folder, 'package-lock.json'), old);
    await installWith(works);
    expect(await calls()).toHaveLength(2);
  });

  it('notices a truncated record', async () => {
    await writeFile(join(folder, 'node_modules/.package-lock.json'), lock.slice(0, 20));
    await installWith(works);
    expect(await calls()).toHaveLength(1);
  });
});
