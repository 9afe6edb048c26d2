import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { portalFolders, root } from '../../packages/portal/src/folders.mjs';
import { withDependencies } from '../packages/our-packages.ts';

/** A script as wireit reads it: https://github.com/google/wireit#reference */
export type Step = {
  command?: string;
  /** What it reads, below the root */
  files?: readonly string[];
  /** What it makes, below the portal's folder in `build` */
  output?: readonly string[];
  dependencies?: readonly Dependency[];
  /** Whether wireit deletes the old output first. Most programs update what they find. */
  clean?: boolean;
  env?: Record<string, { external: true }>;
};

/** A step that must be finished first. With `cascade: false`, only what it made counts, not what from. */
type Dependency = string | { script: string; cascade: false };

const lock = 'package-lock.json';
const browsers = '.browserslistrc';

/** Neither changes what is made. */
export const notSources = [
  '**/*.{test,spec,sweep,fixture}.{ts,tsx,mjs}',
  '**/{node_modules,dist}/**',
];

/** The address, and so every link of the site, depends on it. */
const atAddress = { PORTAL_URL: { external: true } } as const;

/** The steps that make everything for a portal, by name. wireit runs them in order, and only the stale. */
export function stepsOf(portal: string): Record<string, Step> {
  const of = (...paths: string[]) => paths.map((path) => `portals/${portal}/${path}`);
  const hasCollection = existsSync(join(portalFolders(portal).portal, 'collection'));
  // Whatever is wrong is reported before anything slow begins.
  const afterCheck: Dependency = { script: 'check', cascade: false };
  const afterCollection: Dependency[] = hasCollection
    ? [{ script: 'collection', cascade: false }]
    : [];
  // What a sandbox answers depends on the records, whatever they were made from.
  const records = `${relative(root, portalFolders(portal).collection)}/manifest.json`;
  // When guides were last updated: git knows it, and no source contains it.
  const dates = `${relative(root, portalFolders(portal).build)}/dates/guides.txt`;
  const definition = [...of('portal.ts', 'portal/**', 'package.json'), 'site/config/**'];
  const written = of('docs/**', 'apis/**');
  const programs = of('programs/**');

  return {
    check: {
      command: program('portal/check-portal.ts'),
      files: [
        ...[...definition, ...written, ...of('brand/**', 'home/**', 'sandbox.ts', 'sandbox/**')],
        ...[...programs, ...of('CHANGELOG.md', 'static/**')],
        ...codeOf('portal', 'reference', 'freshness', 'markdown', 'search', 'sandbox'),
        'site/{pictures,src/css}/**',
        ...scripts('descriptions', 'portal', 'packages'),
      ],
      output: [],
      env: atAddress,
    },
    ...(hasCollection && {
      collection: {
        command: 'cd ../.. && node --import tsx packages/collection/make.ts',
        files: [...codeOf('collection'), 'packages/collection/make.ts', ...of('collection/**')],
        output: ['collection/**'],
        dependencies: [afterCheck],
        clean: false,
      },
    }),
    ...(hasCollection && {
      /** Without a collection, the check above compares them. */
      responses: {
        command: program('portal/check-responses.ts'),
        files: [
          ...[...codeOf('sandbox', 'portal', 'search'), ...definition, ...written, records],
          ...[...of('home/**', 'sandbox.ts', 'sandbox/**'), ...scripts('portal')],
        ],
        output: [],
        dependencies: [afterCheck, ...afterCollection],
        env: atAddress,
      },
    }),
    tutorials: tutorials(),
    'tutorials:preview': tutorials('--preview'),
    /** What the programs of the guides print. */
    programs: {
      command: program('guide-programs/run-programs.ts'),
      files: [
        ...[...codeOf('client', 'portal', 'freshness', 'sandbox', 'server'), ...definition],
        ...[...programs, ...of('apis/**', 'static/**', 'sandbox.ts', 'sandbox/**'), records],
        ...scripts('guide-programs', 'portal', 'descriptions', 'tutorials/tutorial-fetch.ts'),
      ],
      output: ['programs/**'],
      dependencies: [afterCheck, ...afterCollection],
      clean: false,
      env: atAddress,
    },
    'cells-worker': {
      command: program('site-build/build-cells-worker.ts'),
      files: [
        ...[...codeOf('cells'), 'packages/{cells/python,client-python/src}/**', browsers],
        ...scripts('site-build/{build-cells-worker,bundle-for-browsers}.ts'),
      ],
      output: ['cells-worker/**'],
      dependencies: [afterCheck],
    },
    'client-libraries': {
      command: program('site-build/build-client-libraries.ts'),
      files: [
        ...[...codeOf('client', 'portal'), ...definition, 'package.json', 'tsconfig.base.json'],
        ...['packages/{client,iiif}/README.md', 'packages/client-python/src/**', 'LICENSE'],
        ...scripts('packages', 'portal/portal.ts', 'site-build/build-client-libraries.ts'),
      ],
      output: ['client-libraries/**'],
      dependencies: [afterCheck],
    },
    search: {
      command: program('site-build/build-search.ts'),
      files: [
        ...[...codeOf('search', 'reference', 'portal'), ...definition, ...written, browsers],
        ...scripts('portal', 'site-build/{build-search,bundle-for-browsers}.ts'),
      ],
      output: ['search/**'],
      dependencies: [afterCheck],
      clean: false,
      env: atAddress,
    },
    'sandbox-worker': {
      command: program('site-build/build-sandbox-worker.ts'),
      files: [
        ...[...codeOf('sandbox', 'portal'), ...definition, ...of('apis/**'), browsers, records],
        ...of('sandbox.ts', 'sandbox/**'),
        ...scripts('portal', 'site-build/{build-sandbox-worker,bundle-for-browsers}.ts'),
      ],
      output: ['sandbox-worker/**'],
      dependencies: [afterCheck, ...afterCollection],
      env: atAddress,
    },
    /** Always: a commit changes dates, and no file. */
    dates: { command: program('site-build/note-file-dates.ts') },
    pages: {
      command: program('site-build/build-pages.ts'),
      files: [
        ...[...codeOf('site'), 'site/docusaurus.config.cjs', 'site/{pictures,plugins}/**'],
        ...[...definition, ...written, ...of('brand/**', 'home/**', 'static/**'), browsers],
        ...programs,
        ...[
          ...of('CHANGELOG.md'),
          ...[records, dates],
          ...scripts('site-build/{build-pages,run-docusaurus}.ts'),
        ],
      ],
      output: ['pages/**'],
      dependencies: [
        ...[
          afterCheck,
          'tutorials',
          'programs',
          'cells-worker',
          'client-libraries',
          ...afterCollection,
        ],
        { script: 'dates', cascade: false } as const,
        ...(hasCollection ? [{ script: 'responses', cascade: false } as const] : []),
      ],
      env: atAddress,
    },
    preview: {
      command: program('site-build/finish-preview.ts'),
      files: [
        ...codeOf('markdown', 'server', 'reference'),
        ...scripts(
          'site-build/{feed-html,finish-preview,prepare,replace-folder,write-markdown}.ts',
        ),
      ],
      output: ['preview/**'],
      dependencies: ['pages', 'search', 'sandbox-worker'],
      clean: false,
    },
    site: {
      command: program('site-build/finish-site.ts'),
      files: scripts('site-build/{finish-site,prepare,report-links}.ts'),
      output: ['site/**'],
      dependencies: ['preview'],
      clean: false,
    },
    /** What is checked in the sources. Always all of it: the checks read nearly every file. */
    checks: {
      dependencies: ['format', 'unused', 'vocabulary', 'types', 'client-types', 'changes'],
    },
    format: { command: tool('@biomejs/biome/bin/biome', 'check --error-on-warnings') },
    unused: { command: tool('knip/bin/knip.js', '--no-progress') },
    vocabulary: { command: program('vocabulary/check-vocabulary.ts') },
    types: {
      command: program('tests/check-types.ts'),
      dependencies: ['cell-types'],
    },
    'cell-types': { command: program('tutorials/check-tutorials.ts') },
    'client-types': { command: program('descriptions/check-client-types.ts') },
    changes: { command: `${program('descriptions/record-api-changes.ts')} --check` },
    /** What browser tests are run on, with the checks of the sources beside. */
    'checked-site': { dependencies: ['site', 'checks'] },
    /** What `npm run dev` shows, except the pages. */
    'parts:preview': {
      dependencies: [
        ...['check', 'tutorials:preview', 'programs', 'cells-worker', 'client-libraries', 'search'],
        ...afterCollection,
      ],
    },
    /** What unit tests read. */
    'for-tests': { dependencies: ['tutorials', 'programs', ...afterCollection] },
  };

  function tutorials(option = ''): Step {
    return {
      command: `${program('tutorials/run-tutorials.ts')} ${option}`.trim(),
      files: [
        ...codeOf('cells', 'portal', 'freshness'),
        ...['packages/client-python/src/**', ...definition],
        ...[...written, ...of('recorded/**', 'static/**', 'sandbox.ts', 'sandbox/**'), records],
        ...scripts('portal', 'tutorials', 'descriptions'),
      ],
      output: ['tutorials/**'],
      dependencies: [afterCheck, ...afterCollection],
      clean: false,
      env: atAddress,
    };
  }
}

/** The sources of our packages and of all that they import, and the releases of what is installed. */
function codeOf(...names: string[]): string[] {
  return [...withDependencies(...names).map((folder) => `${folder}/{src/**,package.json}`), lock];
}

/** Files and folders of `scripts`. All of its programs start with those in `bootstrap`. */
function scripts(...paths: string[]): string[] {
  const files = ['bootstrap', ...paths].map((path) =>
    path.endsWith('.ts') ? `scripts/${path}` : `scripts/${path}/**`,
  );
  return ['packages/portal/src/folders.mjs', ...files];
}

/** Programs are run at the root: what they print names files from there. */
function program(file: string): string {
  return `cd ../.. && node --import tsx scripts/${file}`;
}

/** An installed program. */
function tool(file: string, options: string): string {
  return `cd ../.. && node node_modules/${file} ${options}`;
}

/** The package.json that wireit reads in a folder. Each portal has its own, so that its steps are no other's. */
export function packageOf(portal: string, steps: Record<string, Step>, folder: string): string {
  const up = relative(folder, root).replaceAll('\\', '/');
  const wireit = Object.entries(steps).map(([name, { command, files, ...others }]) => [
    name,
    {
      ...others,
      ...(command && { command: command.replace('../..', up) }),
      ...(files && {
        files: [
          ...files.map((file) => `${up}/${file}`),
          ...notSources.map((file) => `!${up}/${file}`),
        ],
      }),
    },
  ]);
  const scripts = Object.keys(steps).map((name) => [name, 'wireit']);
  return JSON.stringify(
    {
      name: `build-of-${portal}`,
      private: true,
      scripts: Object.fromEntries(scripts),
      wireit: Object.fromEntries(wireit),
    },
    null,
    2,
  );
}
