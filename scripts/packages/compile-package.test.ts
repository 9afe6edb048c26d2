import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../bootstrap/paths.mjs';
import { compilePackages, filesIn } from './compile-package.ts';
import { packedManifest } from './packed-manifest.ts';
import { inScope, published } from './published.ts';

/** Resolved by Docusaurus, by the reference's plugin, or by whoever bundles a worker. */
const putInPlace = /^@(theme|reference|generated)\/|^@docusaurus\/(Link|router|use\w+|Head)$/;
const specifiers =
  /(?:^\s*(?:import|export)\b[^'"`;]*?\bfrom\s*|^\s*import\s*|\bimport\(\s*)(['"])([^'"]+)\1/gm;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compiled-'));
  await compilePackages(published, (name) => join(folder, name, 'dist'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function manifestOf(name: string) {
  const [own, project] = await Promise.all(
    [join(root, 'packages', name), root].map(async (place) =>
      JSON.parse(await readFile(join(place, 'package.json'), 'utf8')),
    ),
  );
  return { own, packed: packedManifest(own, project, `packages/${name}`) };
}

/** `@scope/name/part` and `name/part` -> the package's own name */
function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

describe.each(published)('the package $folder', ({ folder: name }) => {
  it('has scripts with source maps and declarations, no sources and no tests', async () => {
    const files = await filesIn(join(folder, name));
    expect(files.filter((file) => /(?<!\.d)\.m?tsx?$|\.(test|fixture)\./.test(file))).toEqual([]);
    const scripts = files.filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(5);
    const without = scripts.filter(
      (file) => !files.includes(`${file}.map`) || !files.includes(file.replace(/\.js$/, '.d.ts')),
    );
    expect(without).toEqual([]);
    const map = JSON.parse(await readFile(join(folder, name, `${scripts[0]}.map`), 'utf8'));
    expect(map.sourcesContent?.[0]).toMatch(/\w/);
    const source = join(root, 'packages', name, dirname(scripts[0] ?? ''), map.sources[0]);
    expect(await readFile(source, 'utf8')).toBe(map.sourcesContent[0]);
  });

  it('has every file named in its exports', async () => {
    const { packed } = await manifestOf(name);
    const entries = Object.entries<unknown>(packed.exports).filter(
      ([entry]) => entry !== './package.json',
    );
    const files = entries.flatMap(([, target]) =>
      typeof target === 'string' ? [target] : Object.values(target as Record<string, string>),
    );
    expect(files.length).toBeGreaterThan(1);
    expect(files.filter((file) => !existsSync(join(folder, name, file)))).toEqual([]);
  });

  it('imports files that exist, and packages it depends on', async () => {
    const { packed } = await manifestOf(name);
    const asked = { ...packed.dependencies, ...packed.peerDependencies };
    const wrong: string[] = [];
    for (const file of await filesIn(join(folder, name))) {
      if (!/\.(m?js|d\.m?ts)$/.test(file)) continue;
      const text = await readFile(join(folder, name, file), 'utf8');
      for (const [, , specifier = ''] of text.matchAll(specifiers)) {
        const own = packageOf(specifier);
        const isThere = specifier.startsWith('.')
          ? existsSync(join(folder, name, dirname(file), specifier))
          : /^(node|data):/.test(specifier) ||
            putInPlace.test(specifier) ||
            own === packed.name ||
            own in asked ||
            `@types/${own}` in asked;
        if (!isThere) wrong.push(`${file} imports ${specifier}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('has a manifest for publishing', async () => {
    const { own, packed } = await manifestOf(name);
    expect(own.private).toBe(true);
    expect(packed).toMatchObject({
      version: own.version,
      license: 'MIT',
      files: ['dist'],
      type: 'module',
      repository: { type: 'git', directory: `packages/${name}` },
      engines: { node: expect.stringContaining('20.19') },
      description: expect.stringMatching(/\.$/),
    });
    expect(packed.keywords?.length).toBeGreaterThan(2);
    expect(packed.sideEffects).toBeDefined();
    for (const part of ['private', 'scripts', 'devDependencies']) {
      expect(packed).not.toHaveProperty(part);
    }
    for (const [dependency, range] of Object.entries<string>(packed.dependencies)) {
      const pinned = own.dependencies[dependency];
      // A later release before 1.0 may break something, whatever its number.
      const expected = /^0\./.test(pinned) ? pinned : `^${pinned}`;
      expect([dependency, range]).toEqual([dependency, expected]);
    }
    for (const [peer, range] of Object.entries(packed.peerDependencies ?? {})) {
      expect([peer, range]).toEqual([peer, peer.startsWith('@docusaurus/') ? '^3' : '>=18']);
    }
  });
});

describe('the scope', () => {
  it('changes in imports, strings and prose alike', () => {
    const text = "import a from '@portal/client/museum'; // `@portal/cells`, not @portals/x";
    expect(inScope(text, '@museum')).toBe(
      "import a from '@museum/client/museum'; // `@museum/cells`, not @portals/x",
    );
  });
});
