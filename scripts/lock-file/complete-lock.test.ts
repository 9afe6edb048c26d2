import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../bootstrap/paths.mjs';
import { completeLock, platformOf } from './complete-lock.ts';

describe('completeLock', () => {
  const lock = {
    lockfileVersion: 3,
    packages: {
      '': {},
      'node_modules/a': {
        version: '1.0.0',
        optionalDependencies: { 'a-linux-x64': '1.0.0', 'a-darwin-arm64': '1.0.0' },
      },
      'node_modules/a-linux-x64': { version: '1.0.0', optional: true },
      'node_modules/b/node_modules/a': {
        version: '2.0.0',
        optionalDependencies: { 'a-win32-x64': '2.0.0' },
      },
      'node_modules/b/node_modules/a-win32-x64': { version: '2.0.0' },
    },
  };

  it('adds what a package requires and the registry lacks', () => {
    const { lock: complete, added } = completeLock(lock);
    expect(added).toEqual(['a-darwin-arm64@1.0.0']);
    expect(complete.packages['node_modules/a-darwin-arm64']).toEqual({
      version: '1.0.0',
      os: ['darwin'],
      cpu: ['arm64'],
      optional: true,
    });
  });

  it('leaves a complete lock file as it is', () => {
    const { lock: complete } = completeLock(lock);
    expect(completeLock(complete)).toEqual({ lock: complete, added: [] });
  });
});

describe('platformOf', () => {
  it.each([
    ['@rollup/rollup-linux-arm64-musl', { os: ['linux'], cpu: ['arm64'], libc: ['musl'] }],
    ['@swc/core-win32-ia32-msvc', { os: ['win32'], cpu: ['ia32'] }],
  ])('reads %s', (name, platform) => {
    expect(platformOf(name)).toEqual(platform);
  });

  it('refuses a package that is for no platform', () => {
    expect(() => platformOf('left-pad')).toThrow('left-pad is missing from the lock file');
  });
});

describe('package-lock.json', () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

  it('is complete; otherwise run node scripts/run.mjs complete-lock', () => {
    expect(completeLock(lock).added).toEqual([]);
  });

  it('names no registry', () => {
    const resolved = Object.values(lock.packages as Record<string, { resolved?: string }>)
      .map((entry) => entry.resolved ?? '')
      .filter((address) => address.includes(':'));
    expect(resolved).toEqual([]);
  });
});
