import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findPortals, readPortal } from '../../packages/portal/src/node.ts';
import { reservedFolders } from '../../packages/portal/src/read-portal.ts';
import { immutableFolders } from '../../packages/server/src/rules/caching.ts';
import { root } from '../bootstrap/paths.mjs';
import { nameOf } from '../lock-file/fill-integrity.ts';
import { withoutIntegrity } from '../lock-file/lock-without-integrity.fixture.ts';
import { importsOf, mayImport, namesIn } from './portal-boundaries.fixture.ts';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n');

const architecture = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');

const packages = files
  .filter(
    (file) =>
      /^(packages\/[^/]+|portals\/[^/]+|site|e2e)\/package\.json$/.test(file) ||
      file === 'package.json',
  )
  .filter((file) => existsSync(join(root, file)))
  .map((file) => ({
    folder: dirname(file),
    ...(JSON.parse(readFileSync(join(root, file), 'utf8')) as {
      name: string;
      dependencies?: Record<string, string>;
      devDependencies?: Record<string, string>;
      peerDependencies?: Record<string, string>;
    }),
  }));

/** The portal that tests of the engine run on. */
const sample = '@portal/sample';

/** Which of our packages each may import. Those that wire the others together are not listed. */
const allowed: Record<string, string[]> = {
  '@portal/contract': [],
  '@portal/cells': ['@portal/client', '@portal/contract', '@portal/ui'],
  '@portal/client': ['@portal/iiif'],
  '@portal/collection': ['@portal/client', '@portal/freshness', '@portal/portal'],
  '@portal/freshness': [],
  '@portal/iiif': [],
  '@portal/markdown': [],
  '@portal/portal': ['@portal/contract', '@portal/sandbox'],
  '@portal/reference': ['@portal/contract', '@portal/iiif', '@portal/ui'],
  '@portal/sandbox': ['@portal/client', '@portal/contract', '@portal/iiif'],
  '@portal/search': ['@portal/contract', '@portal/ui'],
  '@portal/server': ['@portal/sandbox'],
  '@portal/ui': ['@portal/contract'],
};

it('reserves every folder that the server caches for ever', () => {
  expect(reservedFolders).toEqual(immutableFolders);
});

describe('the dependencies between packages', () => {
  const parts = packages.filter(({ folder }) => folder.startsWith('packages/'));

  it.each(parts)('$name imports only what it may', ({ name, dependencies = {} }) => {
    const siblings = Object.keys(dependencies).filter((other) => other.startsWith('@portal/'));
    expect(Object.keys(allowed)).toContain(name);
    expect(allowed[name]).toEqual(expect.arrayContaining(siblings));
  });

  it.each(parts)('$name imports nothing from other folders', ({ folder }) => {
    const sources = files.filter(
      (file) =>
        file.startsWith(`${folder}/src/`) && /\.(tsx?|mjs)$/.test(file) && !/\.test\./.test(file),
    );
    expect(sources.length).toBeGreaterThan(0);
    for (const file of sources) {
      const text = readFileSync(join(root, file), 'utf8');
      for (const [, target = ''] of text.matchAll(/from '(\.[^']*)'/g)) {
        expect(join(dirname(file), target), `${file} imports ${target}`).toMatch(`${folder}/`);
      }
    }
  });
});

/** `@scope/name/file` and `name/file` -> the package's own name */
function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/** What the reference's plugin and Docusaurus resolve while a site is built. */
function isPutInPlace(name: string): boolean {
  return /^@(reference|theme|generated|site)\/|^@docusaurus\/(router|use[A-Z])/.test(`${name}/`);
}

describe('imports', () => {
  const own = packages.filter(({ folder }) => folder.startsWith('packages/'));
  // What the commands of the whole project use is declared once, at the root.
  const shared = packages.find(({ folder }) => folder === '.');

  it.each(own)('of $name are all among its dependencies', ({ folder, name, ...lists }) => {
    const declared = new Set([
      name,
      ...Object.keys({
        ...lists.dependencies,
        ...lists.devDependencies,
        ...lists.peerDependencies,
      }),
      ...Object.keys({ ...shared?.dependencies, ...shared?.devDependencies }),
      // `hast` is nothing but types.
      ...Object.keys({ ...lists.dependencies, ...lists.devDependencies }).map((other) =>
        other.replace('@types/', ''),
      ),
    ]);
    const undeclared = files
      .filter((file) => file.startsWith(`${folder}/`) && /\.(tsx?|mjs)$/.test(file))
      .filter((file) => !/\.(test|fixture)\.tsx?$|\/test\//.test(file))
      .filter((file) => existsSync(join(root, file)))
      .flatMap((file) => {
        const text = readFileSync(join(root, file), 'utf8');
        return [...text.matchAll(/^(?:import|export)\b[^'"]*from '([^'.][^']*)'/gm)]
          .map(([, specifier = '']) => packageOf(specifier))
          .filter((used) => !used.startsWith('node:') && !isPutInPlace(used) && !declared.has(used))
          .map((used) => `${file} imports ${used}`);
      });
    expect(undeclared).toEqual([]);
  });
});

describe('the sample portal', () => {
  // Only the tests of the project's commands import it.
  const places = packages.filter(({ folder }) => !folder.startsWith('portals/'));

  it.each(places)('is not used by $name', ({ folder, dependencies = {} }) => {
    expect(Object.keys(dependencies)).not.toContain(sample);
    const importing = importersOf(folder, sample).filter(
      (file) =>
        !/\.(test|fixture|spec)\.ts$|\/test\/|^e2e\/|^packages\/client\/generate-/.test(file),
    );
    expect(importing).toEqual([]);
  });

  it.each(places)('is declared in $folder if its tests import it, and only then', (place) => {
    const isDeclared = sample in (place.devDependencies ?? {});
    expect(importersOf(place.folder, sample).length > 0).toBe(isDeclared);
  });
});

/** The files of a workspace that import a package; those of the root are its commands. */
function importersOf(folder: string, name: string): string[] {
  const isOwn = folder === '.' ? /^(scripts|bench)\// : new RegExp(`^${folder}/`);
  return files
    .filter((file) => isOwn.test(file) && /\.(tsx?|mjs)$/.test(file))
    .filter((file) => existsSync(join(root, file)))
    .filter((file) => readFileSync(join(root, file), 'utf8').includes(`from '${name}'`));
}

/** More files than this need rooms. */
const mostFiles = 25;

/** Folders that may hold any number of files, with all below them. */
const unlimited = [
  /^\.$/,
  // A file for each thing, or for each language of one.
  /^portals\/[^/]+\/(collection|brand|programs)(\/|$)/,
];

describe('folders', () => {
  it('hold at most 25 files, or have rooms', () => {
    const counts = new Map<string, number>();
    for (const file of files.filter((name) => name !== '' && existsSync(join(root, name)))) {
      counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
    }
    expect(counts.size).toBeGreaterThan(0);
    const crowded = [...counts].filter(
      ([folder, count]) => count > mostFiles && !unlimited.some((one) => one.test(folder)),
    );
    expect(crowded).toEqual([]);
  });
});

describe('ARCHITECTURE.md', () => {
  it('names only files that exist', () => {
    const named = [
      ...architecture.matchAll(/`([\w./-]+\/[\w./-]+\.(?:tsx?|mjs|mdx|ya?ml|css|svg))`/g),
    ].map(([, file = '']) => file);
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  it('explains every direct dependency', () => {
    const listed = architecture.slice(architecture.indexOf('## Dependencies'));
    const unexplained = packages
      .flatMap(({ dependencies, devDependencies }) =>
        Object.keys({ ...dependencies, ...devDependencies }),
      )
      .filter((name) => !name.startsWith('@portal/') && !name.startsWith('@types/'))
      .filter((name) => !listed.includes(`\`${name}\``))
      .filter((name) => !listed.includes(`\`${name.split('/')[1]}\``));
    expect(unexplained).toEqual([]);
  });
});

type LockEntry = {
  version?: string;
  integrity?: string;
  link?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  hasInstallScript?: boolean;
};

describe('the lock file', () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const installed = Object.entries<LockEntry>(lock.packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );

  it('brings no install script that ARCHITECTURE.md does not explain', () => {
    const scripted = installed
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => nameOf(path));
    const explained = architecture.slice(architecture.indexOf('`--ignore-scripts`'));
    expect(scripted.length).toBeGreaterThan(0);
    expect(scripted.filter((name) => !explained.includes(`\`${name}\``))).toEqual([]);
  });

  it('names every package by an exact version', () => {
    const loose = installed.filter(([, { version = '' }]) => !/^\d+\.\d+\.\d+/.test(version));
    expect(installed.length).toBeGreaterThan(0);
    expect(loose.map(([path]) => path)).toEqual([]);
  });

  it('pins every package by its contents, except some binaries of other platforms', () => {
    const unpinned = installed.filter(([, { integrity = '' }]) => !/^sha512-./.test(integrity));
    const other = unpinned.filter(
      ([path, { optional, os, cpu }]) =>
        !withoutIntegrity.has(nameOf(path)) || !optional || !os?.length || !cpu?.length,
    );
    expect(other.map(([path]) => path)).toEqual([]);
  });

  it('has the binaries that may lack a hash', () => {
    const names = new Set(installed.map(([path]) => nameOf(path)));
    expect([...withoutIntegrity].filter((name) => !names.has(name))).toEqual([]);
  });
});

describe('the portals', async () => {
  const names = findPortals();
  const portals = await Promise.all(names.map((name) => readPortal(join(root, 'portals', name))));
  const ofPortals = files.filter((file) => existsSync(join(root, file)));

  it('can all be read', () => {
    expect(names.length).toBeGreaterThan(0);
    expect(portals.map(({ id }) => id)).toEqual(names);
  });

  it.each(names)('%s imports only definePortal, types and its own files', (name) => {
    const sources = ofPortals.filter((file) =>
      new RegExp(`^portals/${name}/((portal|sandbox)\\.ts$|(portal|sandbox)/)`).test(file),
    );
    const imported = sources.flatMap((file) =>
      importsOf(readFileSync(join(root, file), 'utf8')).map((one) => ({ file, ...one })),
    );
    expect(sources.length).toBeGreaterThan(0);
    expect(imported.filter((one) => !mayImport(`portals/${name}`, one))).toEqual([]);
  });

  it('are named by no file of the engine', () => {
    const engine = ofPortals.filter(
      (file) =>
        /^(packages|site)\//.test(file) &&
        /\.(tsx?|mjs|cjs|mdx?|css|json|ya?ml|toml|py|R|svg)$/.test(file),
    );
    expect(engine.length).toBeGreaterThan(0);
    const naming = engine.flatMap((file) =>
      namesIn(readFileSync(join(root, file), 'utf8'), portals).map((name) => `${file}: ${name}`),
    );
    expect(naming).toEqual([]);
  });
});

describe('the names of portals in a text', () => {
  const tern = { id: 'docs', name: 'Tern Island Museum', shortName: 'Tern' };

  it.each([
    ['const name = "Tern";', []],
    ['from Tern Island Museum', ['Tern Island Museum']],
    ["import '../../portals/docs/portal.ts'", ['portals/docs']],
    ["join(root, 'portals', 'docs')", ['portals/docs']],
    ['in portals\\\\docs', ['portals/docs']],
    ['the docs of a portal, portals/docs-two and a pattern', []],
    ['https://github.com/starter/docs', []],
  ])('%s', (text, names) => {
    expect(namesIn(text, [tern])).toEqual(names);
  });

  it.each([
    { id: 'starter', name: 'Starter', shortName: 'Starter' },
    { id: 'harbour', name: 'Harbour Museum and Archive', shortName: 'Harbour' },
    { id: 'docs', name: 'The Docs', shortName: 'Museum' },
    { id: 'index', name: 'Index', shortName: 'Every' },
  ])("are not $shortName, which is an ordinary word or the engine's own example", (portal) => {
    const text = 'A starter for every museum by the harbour, e.g. "Harbour Museum and Archive"';
    expect(namesIn(text, [portal])).toEqual([]);
    expect(namesIn(`portals/${portal.id}/docs`, [portal])).toEqual([`portals/${portal.id}`]);
  });
});

describe('what a portal may import', () => {
  it.each([
    ["import { definePortal } from '@portal/portal';", true],
    ["import type { PortalApi, SandboxPage } from '@portal/portal';", true],
    ["import { definePortal, type PortalApi } from '@portal/portal';", true],
    ["import { apis } from './portal/apis.ts';", true],
    ["import { apis } from './texts.ts';", false],
    ["import { hasSandbox } from '@portal/portal';", false],
    ["import { definePortal, hasSandbox } from '@portal/portal';", false],
    ["import * as portal from '@portal/portal';", false],
    ["import { readPortal } from '@portal/portal/node';", false],
    ["import type { Sandbox } from '@portal/sandbox';", false],
    ["import { readFileSync } from 'node:fs';", false],
    ["import { apis } from '../other/portal/apis.ts';", false],
    ["export { apis } from '../../packages/portal/src/index.ts';", false],
    ["import '../../site/a.ts';", false],
    ["const { a } = await import('zod');", false],
    ["import { defineSandbox } from '@portal/sandbox/define';", false],
    ["import { defineSandbox } from '@portal/sandbox/define';", true, 'sandbox.ts'],
    ["import type { Handler } from '@portal/sandbox/define';", true, 'sandbox/notes.ts'],
    ["import { notes } from './sandbox/notes.ts';", true, 'sandbox.ts'],
    ["import { apis } from './portal/apis.ts';", false, 'sandbox.ts'],
    ["import { createSandbox } from '@portal/sandbox';", false, 'sandbox.ts'],
    ["import { readFileSync } from 'node:fs';", false, 'sandbox.ts'],
  ])('%s', (text, isRight, name = 'portal.ts') => {
    const file = `portals/harbour/${name}`;
    const imported = importsOf(text);
    expect(imported).toHaveLength(1);
    expect(imported.every((one) => mayImport('portals/harbour', { file, ...one }))).toBe(isRight);
  });
});
