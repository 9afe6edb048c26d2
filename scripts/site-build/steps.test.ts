import { existsSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { portals, root } from '../bootstrap/paths.mjs';
import { repository } from '../project-files/repository.ts';
import { notSources, type Step, stepsOf } from './steps.ts';

const steps = stepsOf('quillmark');

/** The program of a step, below the root */
function programOf({ command = '' }: Step): string | undefined {
  return / --import tsx (\S+)/.exec(command)?.[1];
}

const namesOf = ({ dependencies = [] }: Step) =>
  dependencies.map((one) => (typeof one === 'string' ? one : one.script));

/** A step, and those whose own inputs make it stale too. */
function withCascade(name: string): Step[] {
  const step = steps[name];
  const own = step?.dependencies?.filter((one) => typeof one === 'string') ?? [];
  return step ? [step, ...own.flatMap(withCascade)] : [];
}

const made = Object.entries(steps).filter(([, { files }]) => files);

/** Whether a step itself reads a file below the root. */
function isRead(file: string, { files = [] }: Step): boolean {
  const matches = (pattern: string) => matchesGlob(file, pattern);
  return files.some(matches) && !notSources.some(matches);
}

/** Docusaurus is started by a program that does not import it. */
const config = 'site/config/site-config.ts';

/** Our modules, with those that each imports. */
const { metafile } = await build({
  ...{ absWorkingDir: root, platform: 'node', format: 'esm', bundle: true, outdir: root },
  ...{ write: false, metafile: true, logLevel: 'error', jsx: 'automatic' },
  entryPoints: [config, ...Object.values(steps).flatMap((step) => programOf(step) ?? [])],
  plugins: [
    {
      name: 'packages of others',
      setup({ onResolve }) {
        onResolve({ filter: /^[^.]/ }, ({ path, kind }) =>
          kind === 'entry-point' || path.startsWith('@portal/')
            ? undefined
            : { path, external: true },
        );
      },
    },
  ],
});

function modulesOf(...programs: string[]): string[] {
  const found = new Set(programs);
  for (const module of found) {
    for (const { path, external } of metafile.inputs[module]?.imports ?? []) {
      if (!external) found.add(path);
    }
  }
  return [...found];
}

describe('the steps', () => {
  it.each(portals)('of %s come after steps that exist', (portal) => {
    const all = stepsOf(portal);
    const wanted = Object.values(all).flatMap(namesOf);
    expect(wanted.filter((name) => !(name in all))).toEqual([]);
  });

  it('run programs that exist', () => {
    const programs = Object.values(steps).flatMap((step) => programOf(step) ?? []);
    expect(programs.length).toBeGreaterThan(10);
    expect(programs.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  it('make something each, and none what another makes', () => {
    const outputs = made.map(([name, { output = [] }]) => [name.split(':')[0], ...output].join());
    expect(outputs.every((one) => one.length > 0)).toBe(true);
    const folders = new Map(made.map(([name, { output = [] }]) => [name, output.join()]));
    folders.delete('tutorials:preview');
    const used = [...folders.values()].filter((one) => one !== '');
    expect(new Set(used).size).toBe(used.length);
  });

  it('have no pattern that matches nothing', () => {
    const patterns = new Set(made.flatMap(([, { files = [] }]) => files));
    const isOptional = (pattern: string) => /^(portals|build)\//.test(pattern);
    const matchesAny = (pattern: string) => {
      const [start = ''] = pattern.split(/[*{]/, 1);
      const near = repository.files.filter((file) => file.startsWith(start));
      return near.some((file) => matchesGlob(file, pattern));
    };
    const dead = [...patterns].filter((one) => !isOptional(one) && !matchesAny(one));
    expect(dead).toEqual([]);
  });
});

describe('a change of a module makes every step stale that imports it', () => {
  it.each(made.map(([name]) => name))('%s', (name) => {
    const programs = withCascade(name).flatMap((step) => programOf(step) ?? []);
    const modules = modulesOf(...programs, ...(name === 'pages' ? [config] : []));
    expect(modules.length).toBeGreaterThan(programs.length);
    const unread = modules.filter((file) => !withCascade(name).some((step) => isRead(file, step)));
    expect(unread).toEqual([]);
  });
});

describe('an edit', () => {
  const stale = (file: string) =>
    made.flatMap(([name, step]) => (isRead(file, step) ? [name] : []));

  it.each<[string, string, string[]]>([
    ['of a guide', 'portals/quillmark/docs/iiif.mdx', ['check', 'tutorials', 'search', 'pages']],
    [
      'of a description',
      'portals/quillmark/apis/text.yaml',
      ['check', 'tutorials', 'search', 'pages'],
    ],
    [
      'of a shared part of descriptions',
      'portals/quillmark/apis/shared/a.yaml',
      ['check', 'search'],
    ],
    ['of portal.ts', 'portals/quillmark/portal.ts', ['check', 'tutorials', 'search', 'pages']],
    ['of handlers', 'portals/quillmark/sandbox.ts', ['check', 'tutorials', 'sandbox-worker']],
    ['of the collection', 'portals/quillmark/collection/works/cats.yaml', ['collection']],
    [
      'of the records',
      'build/quillmark/collection/manifest.json',
      ['responses', 'tutorials', 'programs', 'sandbox-worker'],
    ],
    ['of the day of a guide', 'build/quillmark/dates/guides.txt', ['pages']],
    ['of a plate', 'portals/quillmark/brand/plates/horse.webp', ['check', 'pages']],
    ['of a recorded cell', 'portals/quillmark/recorded/a.r.generated.json', ['tutorials']],
    ['of a program', 'portals/quillmark/programs/a.ts', ['check', 'programs', 'pages']],
    ['of the change log', 'portals/quillmark/CHANGELOG.md', ['check', 'pages']],
    ['of a guide', 'portals/quillmark/docs/iiif.mdx', ['check', 'responses', 'search', 'pages']],
    ['of a component', 'site/src/home/hero.tsx', ['pages']],
    ['of a style', 'site/src/css/index.css', ['pages']],
    ['of Markdown for machines', 'packages/markdown/src/write-markdown.ts', ['preview']],
    ['of compression', 'packages/server/src/prepare/compress-build.ts', ['preview']],
    ['of the search', 'packages/search/src/worker/search-worker.ts', ['search', 'pages']],
    [
      'of what runs cells',
      'packages/cells/src/run/session.ts',
      ['tutorials', 'cells-worker', 'pages'],
    ],
    ['of Python for cells', 'packages/cells/python/run_cells.py', ['cells-worker']],
    [
      'of the supported browsers',
      '.browserslistrc',
      ['cells-worker', 'search', 'sandbox-worker', 'pages'],
    ],
    ['of the releases that are installed', 'package-lock.json', ['check', 'collection', 'pages']],
  ])('%s makes the steps stale that read it', (_, file, expected) => {
    const found = stale(file);
    expect(expected.filter((name) => !found.includes(name))).toEqual([]);
  });

  it.each<[string, string, string[]]>([
    ['of a test', 'packages/sandbox/src/catalogue/works.test.ts', []],
    ['of another portal', 'portals/starter/docs/index.mdx', []],
    ['of a document', 'README.md', []],
    ['of the collection', 'portals/quillmark/collection/works/cats.yaml', ['collection']],
    [
      'of Markdown for machines',
      'packages/markdown/src/links.ts',
      ['check', 'preview', 'site', 'pages'],
    ],
  ])('%s makes no other stale', (_, file, expected) => {
    expect(stale(file).filter((name) => !expected.includes(name))).toEqual([]);
  });
});
