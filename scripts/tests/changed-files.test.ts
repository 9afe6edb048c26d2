import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { changedFiles } from './changed-files.ts';

let folder: string;

function git(...args: string[]): string {
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@museum.example'];
  return execFileSync('git', [...author, ...args], { cwd: folder, encoding: 'utf8' }).trim();
}

/** Adds a file, as a commit. */
function commit(file: string): string {
  put(file);
  git('add', '--all');
  git('commit', '--quiet', '--message', file);
  return git('rev-parse', 'HEAD');
}

function put(file: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), file);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'changed-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  git('init', '--quiet', '--initial-branch', 'main');
});

const filesOf = (env = {}) => changedFiles(env, folder).files.sort();

it('are those since the commit that SWEEPS_SINCE names', () => {
  const first = commit('a');
  commit('b');
  commit('c');
  expect(filesOf({ SWEEPS_SINCE: first })).toEqual(['b', 'c']);
  expect(filesOf({ SWEEPS_SINCE: 'HEAD^' })).toEqual(['c']);
});

it('says so if there is no such commit', () => {
  commit('a');
  expect(() => filesOf({ SWEEPS_SINCE: 'nowhere' })).toThrow(
    'SWEEPS_SINCE is "nowhere", which is no commit of this clone.',
  );
});

it('are those of a branch, whatever was released', () => {
  commit('a');
  git('tag', 'v1.0.0');
  const main = commit('b');
  git('update-ref', 'refs/remotes/origin/main', main);
  commit('c');
  expect(filesOf()).toEqual(['c']);
  expect(filesOf({ SWEEPS_SINCE: '0'.repeat(40) })).toEqual(['c']);
});

it('are on the main branch those since the last release', () => {
  commit('a');
  git('tag', 'v1.0.0');
  commit('b');
  git('tag', 'not-a-release');
  git('update-ref', 'refs/remotes/origin/main', commit('c'));
  expect(filesOf()).toEqual(['b', 'c']);
});

it('include what is not committed, and without a release only that', () => {
  commit('a');
  commit('b');
  put('new/c');
  writeFileSync(join(folder, 'b'), 'edited');
  expect(filesOf()).toEqual(['b', 'new/c']);
});
