import { spawnSync } from 'node:child_process';
import { root } from '../bootstrap/paths.mjs';
import { PlainError } from '../bootstrap/run.mjs';

/** What GitHub and GitLab name before the first commit of a branch. */
const none = /^0+$/;

/**
 * The files that differ from a commit: the one that SWEEPS_SINCE names, the one where this branch
 * left the main one, or on that the last release. Without any of them, only what is not committed.
 */
export function changedFiles(
  env: Record<string, string | undefined> = process.env,
  folder = root,
): { since: string; files: string[] } {
  const git = (...args: string[]): string | undefined => {
    const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
    return status === 0 ? stdout.trim() : undefined;
  };
  const since = base();
  const listed = [
    git('diff', '--name-only', '--no-renames', since),
    git('ls-files', '--others', '--exclude-standard'),
  ];
  return { since, files: listed.flatMap((list) => list?.split('\n') ?? []).filter(Boolean) };

  function base(): string {
    const wanted = env.SWEEPS_SINCE ?? '';
    if (wanted !== '' && !none.test(wanted)) {
      const commit = git('rev-parse', '--verify', '--quiet', `${wanted}^{commit}`);
      if (commit) return commit;
      throw new PlainError(
        `SWEEPS_SINCE is "${wanted}", which is no commit of this clone. Name one that is, or fetch it first.`,
      );
    }
    const head = git('rev-parse', 'HEAD');
    const fork =
      git('merge-base', 'HEAD', 'origin/HEAD') ?? git('merge-base', 'HEAD', 'origin/main');
    if (fork !== undefined && fork !== head) return fork;
    return git('describe', '--tags', '--abbrev=0', '--match', 'v*') ?? 'HEAD';
  }
}
