import { describe, expect, it } from 'vitest';
import { checkGitLab } from './check-gitlab.ts';
import { checkWorkflow } from './check-workflow.ts';
import { readText, repository } from './repository.ts';

const workflows = repository.files.filter((file) => file.startsWith('.github/workflows/'));
const pages = readText('.github/workflows/pages.yml');
const tests = readText('.github/workflows/test.yml');
const gitlab = readText('.gitlab-ci.yml');

type Case = [mistake: string, text: string, from: RegExp | string, to: string, problem: string];

describe('workflows of GitHub', () => {
  it.each(workflows)('%s is right', (file) => {
    expect(checkWorkflow(readText(file), repository)).toEqual([]);
  });

  it.each<Case>([
    ['runs a missing script', tests, 'npm run test:sweeps', 'npm run sweeps', 'npm run sweeps'],
    ['names a missing file', tests, 'npm test', 'node scripts/tests.mjs', 'scripts/tests.mjs'],
    ['follows a branch', tests, '@v6', '@main', 'actions/checkout@main'],
    ['names no release', tests, '@v6', '', 'actions/checkout'],
    ['needs a missing job', tests, 'needs: test', 'needs: tests', 'needs tests'],
    [
      'may run for hours',
      tests,
      /timeout-minutes: 60/,
      'continue-on-error: true',
      'test has no time',
    ],
    ['leaves out a Node', tests, /, "24[^"]*"/, '', 'test tests'],
    ['uses another Node', tests, /node:[\d.]+-bookworm/, 'node:18-bookworm', 'uses node:18'],
    ['may write', tests, 'contents: read', 'contents: write', 'permissions'],
    ['publishes another folder', pages, 'path: public', 'path: build', 'build is not packed'],
    ['leaves out hidden files', pages, 'include-hidden-files: true', 'name: x', '.well-known'],
    ['forgets the address', pages, /PORTAL_URL: .*/, 'OTHER: x', 'PORTAL_URL is'],
    ['reads a missing step', pages, '- id: pages\n', '- id: page\n', 'outputs of pages'],
  ])('report one that %s', (_, text, from, to, problem) => {
    const changed = text.replace(from, to);
    expect(changed).not.toBe(text);
    expect(checkWorkflow(changed, repository).join('\n')).toContain(problem);
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
    ['leaves out a Node', gitlab, /, "24[^"]*"/, '', 'test tests'],
    ['publishes another folder', gitlab, /paths: \[public\]/g, 'paths: [build]', 'not published'],
    ['packs another folder', gitlab, 'site public', 'site build', 'public is not packed'],
    ['forgets the address', gitlab, /PORTAL_URL: .*/, 'OTHER: x', 'PORTAL_URL is not set'],
  ])('is reported if it %s', (_, text, from, to, problem) => {
    const changed = text.replace(from, to);
    expect(changed).not.toBe(text);
    expect(checkGitLab(changed, repository).join('\n')).toContain(problem);
  });
});

it.each([
  ['GitHub', tests],
  ['GitLab', gitlab],
])('%s runs the tests and the sweeps, for proposals and merges', (_, text) => {
  expect(text).toMatch(/^\s*- (run: )?npm test$/m);
  expect(text).toMatch(/^\s*- (run: )?npm run test:sweeps$/m);
  expect(text).toMatch(/^ {2}pull_request:$|== 'merge_request_event'$/m);
  expect(text).toMatch(/^ {4}branches: \[main\]$|== \$CI_DEFAULT_BRANCH$/m);
});
