import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../bootstrap/paths.mjs';
import { checkGitLab } from './check-gitlab.ts';
import { checkPreparation, checkWorkflow } from './check-workflow.ts';
import { readText, repository } from './repository.ts';

const workflows = repository.files.filter((file) => file.startsWith('.github/workflows/'));
const pages = readText('.github/workflows/pages.yml');
const tests = readText('.github/workflows/test.yml');
const sweeps = readText('.github/workflows/sweeps.yml');
const release = readText('.github/workflows/release.yml');
const prepare = readText('.github/actions/prepare/action.yml');
const gitlab = readText('.gitlab-ci.yml');

type Case = [mistake: string, text: string, from: RegExp | string, to: string, problem: string];

function change(text: string, from: RegExp | string, to: string): string {
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  return changed;
}

describe('workflows of GitHub', () => {
  it.each(workflows)('%s is right', (file) => {
    expect(checkWorkflow(readText(file), repository)).toEqual([]);
  });

  it.each<Case>([
    ['runs a missing script', sweeps, 'npm run test:sweeps', 'npm run sweeps', 'npm run sweeps'],
    ['names a missing file', tests, 'run: npm test', 'run: node scripts/tests.mjs', 'tests.mjs'],
    ['follows a branch', tests, /checkout@.*/, 'checkout@main', 'actions/checkout@main'],
    ['follows a tag', tests, /checkout@.*/, 'checkout@v7 # v7.0.1', 'actions/checkout@v7'],
    ['names no commit', tests, /checkout@.*/, 'checkout', 'actions/checkout: no commit'],
    ['does not say which release', tests, / # v7\.\d+\.\d+/, '', 'no commit with its release'],
    ['uses a missing action', tests, 'actions/prepare', 'actions/begin', 'actions/begin: no'],
    ['calls a missing workflow', release, 'sweeps.yml', 'all.yml', 'all.yml: no commit'],
    ['keeps credentials', tests, 'persist-credentials: false', 'clean: true', 'credentials stay'],
    [
      'expands a template in a script',
      release,
      '"$GITHUB_REF_NAME" --verify-tag',
      '$' + '{{ github.ref_name }}',
      'a template in a script',
    ],
    ['needs a missing job', tests, 'needs: test', 'needs: tests', 'needs tests'],
    ['may run for hours', tests, /timeout-minutes: 30/, 'continue-on-error: true', 'no timeout'],
    ['waits too long for the tests', tests, 'minutes: 30', 'minutes: 60', '60 minutes for npm'],
    ['waits too long for some sweeps', tests, 'minutes: 40', 'minutes: 90', '90 minutes for npm'],
    ['waits too long for all', sweeps, 'minutes: 90', 'minutes: 120', '120 minutes for npm'],
    ['runs twice at the same time', tests, /concurrency:\n.*\n.*\n/, '', 'no concurrency'],
    ['ends the tests of a merge', tests, 'github.sha', 'github.ref', 'the one before'],
    ['leaves out a Node', tests, / +- node: "24.*\n.*\n/, '', 'test tests'],
    ['tests another Node', tests, '- node: "24.21.0"', '- node: "24.1.0"', 'test tests Node 24.1'],
    ['uses another Node', sweeps, /node:[\d.]+-bookworm/, 'node:18-bookworm', 'uses node:18'],
    ['follows the tag of an image', sweeps, /@sha256:\w+/, '', 'uses node:22'],
    ['follows it in the matrix', tests, /@sha256:\w+/, '', 'in node:20.19.0-bookworm'],
    ['restores the cache of another Node', sweeps, 'node: "22', 'node: "20', 'prepares Node 20'],
    [
      'has privileges',
      tests,
      '      image: $' + '{{ matrix.image }}',
      '      image: $' + '{{ matrix.image }}\n      options: --privileged',
      'test has privileges',
    ],
    ['may write', tests, 'contents: read', 'contents: write', 'permissions'],
    [
      'runs the sources where it may write',
      release,
      /actions\/download-artifact@.*/,
      'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1',
      'may write and runs the sources',
    ],
    ['compares with nothing', tests, /SWEEPS_SINCE: .*/, 'OTHER: x', 'another SWEEPS_SINCE'],
    ['has no history to compare', tests, 'fetch-depth: 0', 'fetch-depth: 1', 'no history'],
    ['always runs all sweeps', tests, ' -- --changed', '', 'all sweeps for each proposal'],
    ['packs from a cache', release, 'cache: false', 'cache: true', 'packs what was cached'],
    ['packs with another Node', release, '"24.21.0"', '"24.1.0"', 'Node is 24.1.0'],
    ['lists packages twice', release, '"24.21.0"', '"22.23.3"', 'npm sbom needs Node 24'],
    ['publishes another folder', pages, 'path: public', 'path: build', 'build is not packed'],
    ['leaves out hidden files', pages, 'include-hidden-files: true', 'name: x', '.well-known'],
    ['forgets the address', pages, /PORTAL_URL: .*/, 'OTHER: x', 'PORTAL_URL is'],
    ['reads a missing step', pages, '- id: pages\n', '- id: page\n', 'outputs of pages'],
  ])('report one that %s', (_, text, from, to, problem) => {
    expect(checkWorkflow(change(text, from, to), repository).join('\n')).toContain(problem);
  });
});

describe('the preparation of tests on GitHub', () => {
  it('is right', () => {
    expect(checkPreparation(prepare, repository)).toEqual([]);
  });

  it.each<Case>([
    ['follows a tag', prepare, /cache@\w+/, 'cache@v6', 'actions/cache@v6'],
    ['forgets a workspace', prepare, /^ +site\/node_modules\n/m, '', 'site/node_modules is not'],
    ['forgets the packages', prepare, /^ +node_modules\n/m, '', 'node_modules is not cached'],
    ['mixes releases of Node', prepare, /-\$\{\{ inputs\.node \}\}-/, '-', 'every inputs.node'],
    ['mixes lock files', prepare, "('package-lock.json')", "('x')", 'every hashFiles'],
    ['never restores what was made', prepare, /restore-keys: .*/, 'x: y', 'no older .cache'],
    ['makes everything again', prepare, 'path: .cache', 'path: made', 'no older .cache'],
    ['expands a template in a script', prepare, '$BROWSERS', '$' + '{{ x }}', 'a template in'],
  ])('is reported if it %s', (_, text, from, to, problem) => {
    expect(checkPreparation(change(text, from, to), repository).join('\n')).toContain(problem);
  });
});

describe('the pipeline of GitLab', () => {
  it('is right', () => {
    expect(checkGitLab(gitlab, repository)).toEqual([]);
  });

  it.each<Case>([
    ['runs a missing script', gitlab, 'npm run build', 'npm run site', 'npm run site'],
    [
      'has an unknown stage',
      gitlab,
      'stage: publish',
      'stage: deploy',
      'deploy, which is not a stage',
    ],
    ['needs a missing job', gitlab, 'needs: [build]', 'needs: [site]', 'needs site'],
    ['uses another Node', gitlab, /^image: .*/m, 'image: node:latest', 'the image is node:latest'],
    ['follows the tag of an image', gitlab, /@sha256:\w+/, '', 'the image is node:22'],
    ['follows it in a job', gitlab, /(node:24.*)@.*(?=\n {2}needs)/, '$1', 'release uses node:24'],
    ['leaves out a Node', gitlab, / +- NODE: "24.*\n.*\n/, '', 'test tests'],
    ['tests another Node', gitlab, '- NODE: "24.21.0"', '- NODE: "24.1.0"', 'tests Node 24.1'],
    ['may run for hours', gitlab, 'timeout: 30m', 'retry: 0', 'test has no timeout'],
    ['waits too long', gitlab, 'timeout: 30m', 'timeout: 60m', '60 minutes for npm test'],
    ['compares with nothing', gitlab, '$CI_COMMIT_BEFORE_SHA', 'main', 'never compares with'],
    ['has no history to compare', gitlab, 'GIT_DEPTH: "0"', 'GIT_DEPTH: "20"', 'no history'],
    ['always runs all sweeps', gitlab, ' -- --changed', '', 'all sweeps for each proposal'],
    ['forgets a workspace', gitlab, /^ +- site\/node_modules\n/m, '', 'site/node_modules is not'],
    ['mixes releases of Node', gitlab, 'packages-node-$NODE', 'packages', 'every lock file or'],
    ['mixes lock files', gitlab, 'files: [package-lock.json]', 'files: [x]', 'every lock file or'],
    ['makes everything again', gitlab, 'paths: [.cache]', 'paths: [made]', '.cache is not cached'],
    ['lets proposals write', gitlab, 'unprotect: false', 'unprotect: true', 'merge requests write'],
    [
      'packs from a cache',
      gitlab,
      / {2}cache: \[\]\n(?= {2}rules:\n.*_TAG$)/m,
      '',
      'what was cached',
    ],
    ['does not report the SBOM', gitlab, /cyclonedx: \[.*\]/, 'cyclonedx: []', 'not reported'],
    ['shows no provenance', gitlab, 'ARTIFACTS_METADATA: "true"', 'X: "true"', 'no provenance'],
    ['lists packages twice', gitlab, /node:24.*(?=\n {2}needs)/, 'node:22', 'npm sbom needs'],
    ['publishes another folder', gitlab, /paths: \[public\]/g, 'paths: [build]', 'not published'],
    ['packs another folder', gitlab, 'site public', 'site build', 'public is not packed'],
    ['forgets the address', gitlab, /PORTAL_URL: .*/, 'OTHER: x', 'PORTAL_URL is not set'],
  ])('is reported if it %s', (_, text, from, to, problem) => {
    expect(checkGitLab(change(text, from, to), repository).join('\n')).toContain(problem);
  });
});

it.each([
  ['GitHub', tests],
  ['GitLab', gitlab],
])('%s runs the tests and the sweeps of what has changed, for proposals and merges', (_, text) => {
  expect(text).toMatch(/^\s*- (run: )?npm test$/m);
  expect(text).toMatch(/^\s*- (run: )?npm run test:sweeps -- --changed$/m);
  expect(text).toMatch(/^ {2}pull_request:$|== 'merge_request_event'$/m);
  expect(text).toMatch(/^ {4}branches: \[main\]$|== \$CI_DEFAULT_BRANCH$/m);
});

it('GitHub runs all sweeps every week and before a release', () => {
  expect(Object.keys(parse(sweeps).on)).toEqual(['schedule', 'workflow_dispatch', 'workflow_call']);
  expect(sweeps).toMatch(/^ +- run: npm run test:sweeps$/m);
  const { on, jobs } = parse(release);
  expect(on).toEqual({ push: { tags: ['v*'] } });
  expect(jobs.sweeps.uses).toBe('./.github/workflows/sweeps.yml');
  expect(jobs.pack.needs).toEqual(['test', 'sweeps']);
  expect(jobs.publish.needs).toBe('pack');
});

it('one action has one release, and one image one digest', () => {
  const files = repository.files.filter((file) =>
    /^(\.github\/.*\.ya?ml|\.gitlab-ci\.yml|Dockerfile|compose\.yaml)$/.test(file),
  );
  const pins = files.flatMap((file) => [
    ...readText(file).matchAll(/([\w./:-]+)@([0-9a-f]{40}|sha256:[0-9a-f]{64})/g),
  ]);
  const chosen = new Map(pins.map(([, name, pin]) => [name, pin]));
  expect(chosen.size).toBeGreaterThan(10);
  expect(pins.filter(([, name, pin]) => chosen.get(name) !== pin)).toEqual([]);
});

describe('the SBOM of a release', () => {
  const [command = '', ...others] = [release, gitlab].map(
    (text) => /npm (sbom .*) > release\/\S+$/m.exec(text)?.[1],
  );

  it('is the same on GitHub and on GitLab', () => {
    expect(others).toEqual([command]);
  });

  it('lists every package of the lock file', () => {
    const { status, stdout } = spawnSync('npm', command.split(' '), {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: Number.POSITIVE_INFINITY,
      shell: process.platform === 'win32',
    });
    expect(status).toBe(0);
    const { bomFormat, specVersion, components } = JSON.parse(stdout) as {
      bomFormat: string;
      specVersion: string;
      components: { version: string; purl: string }[];
    };
    expect([bomFormat, specVersion]).toEqual(['CycloneDX', '1.5']);
    expect(components.filter(({ version, purl }) => !purl.endsWith(`@${version}`))).toEqual([]);
    const locked = Object.entries<{ name?: string; version?: string; link?: boolean }>(
      JSON.parse(readText('package-lock.json')).packages,
    )
      .filter(([path, { link }]) => path.includes('node_modules/') && !link)
      .map(
        ([path, { name, version }]) => `${name ?? path.split('node_modules/').at(-1)}@${version}`,
      );
    const listed = components.map(({ purl }) => decodeURIComponent(purl.replace('pkg:npm/', '')));
    expect(locked.length).toBeGreaterThan(1500);
    expect(locked.filter((one) => !listed.includes(one))).toEqual([]);
  });
});
