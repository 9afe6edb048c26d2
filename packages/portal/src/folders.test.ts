import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { chosenPortal, findPortals, portalFolders, root, takePortal } from './folders.mjs';

const { portal: usual } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

describe('chosenPortal', () => {
  it.each<[string, string[], Record<string, string>, string]>([
    ['an argument', ['node', 'a.mjs', '--portal', 'harbour'], {}, 'harbour'],
    ['an argument with =', ['--port', '4000', '--portal=harbour'], {}, 'harbour'],
    ['the variable', ['--port', '4000'], { PORTAL: 'harbour' }, 'harbour'],
    ['the argument before the variable', ['--portal', 'harbour'], { PORTAL: 'docs' }, 'harbour'],
    ['package.json', [], {}, usual],
    ['package.json when the variable is empty', [], { PORTAL: '' }, usual],
    ['package.json for other arguments', ['--portals', 'a', '-portal', 'portal'], {}, usual],
    ['nothing when no name follows', ['--portal'], { PORTAL: 'docs' }, ''],
    ['nothing when the name is empty', ['--portal='], { PORTAL: 'docs' }, ''],
  ])('is that of %s', (_, args, env, name) => {
    expect(chosenPortal(args, env)).toBe(name);
  });

  it('leaves the arguments as they are', () => {
    const args = ['--portal', 'harbour'];
    chosenPortal(args, {});
    expect(args).toEqual(['--portal', 'harbour']);
  });
});

describe('takePortal', () => {
  it.each<[string[], string | undefined, string[]]>([
    [['a', '--portal', 'harbour', 'b'], 'harbour', ['a', 'b']],
    [['a', '--portal=harbour', 'b'], 'harbour', ['a', 'b']],
    [['--portal=a=b'], 'a=b', []],
    [['a', '--portal'], '', ['a']],
    [
      ['a', '--portals', 'b', '--port', '4000'],
      undefined,
      ['a', '--portals', 'b', '--port', '4000'],
    ],
    [[], undefined, []],
  ])('takes from %j the name %j and leaves %j', (args, name, rest) => {
    expect(takePortal(args)).toBe(name);
    expect(args).toEqual(rest);
  });
});

it('finds the folders with a portal.ts, sorted by name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portals-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['starter', 'docs', 'empty']) mkdirSync(join(folder, name));
  for (const name of ['starter/portal.ts', 'docs/portal.ts', 'README.md']) {
    writeFileSync(join(folder, name), '');
  }
  expect(findPortals(folder)).toEqual(['docs', 'starter']);
});

describe('portalFolders', () => {
  it('has different ones for every portal and every kind of file', () => {
    const all = ['harbour', 'docs'].flatMap((name) => Object.values(portalFolders(name, {})));
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((folder) => !folder.startsWith(root))).toEqual([]);
  });

  it.each([
    ['below the root', 'build/harbour-elsewhere', join(root, 'build/harbour-elsewhere')],
    ['anywhere', '/srv/harbour', '/srv/harbour'],
  ])('are in the folder that BUILD_DIR names, %s', (_, BUILD_DIR, build) => {
    const env = { PORTAL: 'harbour', BUILD_DIR };
    const { portal, cache, ...made } = portalFolders('harbour', env);
    expect(made).toMatchObject({ build, site: join(build, 'site') });
    expect(Object.values(made).filter((folder) => !folder.startsWith(build))).toEqual([]);
    expect([portal, cache].filter((folder) => folder.startsWith(build))).toEqual([]);
    expect(portalFolders('docs', env).build).toBe(join(root, 'build/docs'));
  });
});
