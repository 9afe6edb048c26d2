import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, extname, resolve } from 'node:path';
import type { VcsConfig } from '@docusaurus/types';

/** The text that git prints, or nothing if it fails. */
type Git = (...args: string[]) => string | undefined;

const relativeImport = /^import .* from '(\.[^']+)';$/gm;

/**
 * When guides last changed, from the history. Nothing is better than a wrong date: there is none outside
 * git, in a clone without its history, and for a file with changes that are not committed. A page
 * written as a component has none either, since most of what it shows is elsewhere.
 */
export function fileDates(root: string, git: Git = gitIn(root)): VcsConfig {
  let dates: ReadonlyMap<string, number> | undefined;

  function dateOf(file: string): number | undefined {
    dates ??= readDates(root, git);
    const date = dates.get(file);
    return date === undefined ? undefined : Math.max(date, ...importsOf(file).map(timeOf));
  }

  /** What a guide imports is part of it; NaN if its date is not known. */
  function timeOf(file: string): number {
    return dates?.get(file) ?? Number.NaN;
  }

  const infoOf = async (file: string) => {
    const timestamp = /^\.mdx?$/.test(extname(file)) ? dateOf(file) : undefined;
    return timestamp ? { timestamp, author: '' } : null;
  };
  return {
    initialize: () => {},
    getFileCreationInfo: async (_file) => null,
    getFileLastUpdateInfo: (file) => infoOf(file),
  };
}

function importsOf(file: string): string[] {
  const imports = readFileSync(file, 'utf8').matchAll(relativeImport);
  return Array.from(imports, ([, path = '']) => resolve(dirname(file), path));
}

/** The newest commit of each file: as its author dated it, which a rebase does not change. */
function readDates(root: string, git: Git): Map<string, number> {
  const dates = new Map<string, number>();
  if (git('rev-parse', '--is-shallow-repository')?.trim() !== 'false') return dates;
  const top = git('rev-parse', '--show-toplevel')?.trim() ?? root;
  const log = git('-c', 'core.quotePath=false', 'log', '--format=%x00%at', '--name-only') ?? '';
  for (const commit of log.split('\0')) {
    const [seconds = '', ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) {
      const path = resolve(top, file);
      if (!dates.has(path)) dates.set(path, Number(seconds) * 1000);
    }
  }
  // Also staged: what differs from the last commit in any way.
  const changed = git('-c', 'core.quotePath=false', 'diff', '--name-only', 'HEAD') ?? '';
  for (const file of changed.split('\n')) dates.delete(resolve(top, file));
  return dates;
}

function gitIn(root: string): Git {
  return (...args) => {
    const { status, stdout } = spawnSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    });
    return status === 0 ? stdout : undefined;
  };
}
