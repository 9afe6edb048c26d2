import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fillIntegrity } from './fill-integrity.ts';
import { lookUpIntegrity } from './look-up-integrity.ts';

const lock = {
  lockfileVersion: 3,
  packages: {
    '': { version: '1.0.0' },
    site: { version: '1.0.0' },
    'node_modules/@portal/site': { link: true },
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/a-darwin-arm64': { version: '1.0.0', os: ['darwin'], optional: true },
    'node_modules/renamed': { name: 'original', version: '3.0.0' },
    'packages/x/node_modules/@b/c': { version: '2.0.0', optional: true },
  },
};
const registry: Record<string, string> = {
  'a-darwin-arm64@1.0.0': 'sha512-darwin',
  'original@3.0.0': 'sha512-original',
};
const lookUp = async (name: string, version: string) => registry[`${name}@${version}`];

describe('fillIntegrity', () => {
  it('adds the hashes that are missing and changes nothing else', async () => {
    const { lock: filled } = await fillIntegrity(lock, lookUp);
    expect(filled).toEqual({
      ...lock,
      packages: {
        ...lock.packages,
        'node_modules/a-darwin-arm64': {
          ...lock.packages['node_modules/a-darwin-arm64'],
          integrity: 'sha512-darwin',
        },
        'node_modules/renamed': {
          ...lock.packages['node_modules/renamed'],
          integrity: 'sha512-original',
        },
      },
    });
    expect(Object.keys(filled.packages)).toEqual(Object.keys(lock.packages));
  });

  it('names what it has filled in, and what the registry lacks', async () => {
    expect(await fillIntegrity(lock, lookUp)).toMatchObject({
      filled: ['a-darwin-arm64@1.0.0', 'original@3.0.0'],
      missing: ['@b/c@2.0.0'],
    });
  });

  it('changes nothing the second time', async () => {
    const { lock: filled, missing } = await fillIntegrity(lock, lookUp);
    expect(await fillIntegrity(filled, lookUp)).toEqual({ lock: filled, filled: [], missing });
  });

  it('fails when the registry cannot be reached', async () => {
    const offline = () => Promise.reject(new Error('offline'));
    await expect(fillIntegrity(lock, offline)).rejects.toThrow('offline');
  });
});

describe('lookUpIntegrity', () => {
  async function lookUpWith(program: string) {
    const folder = await mkdtemp(join(tmpdir(), 'look-up-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const npm = join(folder, 'npm');
    await writeFile(npm, `#!/bin/sh\n${program}\n`);
    await chmod(npm, 0o755);
    return lookUpIntegrity('@b/c', '2.0.0', npm);
  }

  it('asks npm for one version', async () => {
    const asked = '"view @b/c@2.0.0 dist.integrity --json"';
    expect(await lookUpWith(`[ "$*" = ${asked} ] && echo '"sha512-abc"'`)).toBe('sha512-abc');
  });

  it.each([
    ['an answer of 404', `echo '{"error":{"code":"E404","summary":"No match"}}'; exit 1`],
    ['no answer at all', 'exit 0'],
  ])('treats %s as a version that does not exist', async (_, program) => {
    expect(await lookUpWith(program)).toBeUndefined();
  });

  it.each([
    ['another failure', `echo '{"error":{"code":"EAI_AGAIN","summary":"no network"}}'; exit 1`],
    ['an answer that is not a hash', `echo '"md5-abc"'`],
    ['an answer that is not JSON', 'echo "no network"'],
  ])('fails with %s', async (_, program) => {
    await expect(lookUpWith(program)).rejects.toThrow(/^npm view @b\/c@2\.0\.0 .*(no network|md5)/);
  });
});
