import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { fileDates } from './file-dates';

const first = '2024-02-03T00:00:00Z';
const second = '2025-06-07T00:00:00Z';

function openFolder() {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'file-dates-')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, 'docs'));
  const write = (path: string, text: string) => writeFileSync(join(root, path), text);
  const git = (date: string, ...args: string[]) => {
    const identity = [
      '-c',
      'user.name=A',
      '-c',
      'user.email=a@a.example',
      '-c',
      'commit.gpgsign=0',
    ];
    const env = {
      ...process.env,
      GIT_AUTHOR_DATE: date,
      GIT_COMMITTER_DATE: '2026-01-01T00:00:00Z',
    };
    const { status, stderr } = spawnSync('git', [...identity, ...args], { cwd: root, env });
    expect(status, String(stderr)).toBe(0);
  };
  const dayOf = async (path: string, folder = root) => {
    const info = await fileDates(folder).getFileLastUpdateInfo(join(folder, path));
    return info && new Date(info.timestamp).toISOString().slice(0, 10);
  };
  return { root, write, git, dayOf };
}

function openRepository() {
  const folder = openFolder();
  const { write, git } = folder;
  write('docs/a.mdx', '# A');
  write('docs/b.mdx', "import Changes from '../CHANGELOG.md';\n\n<Changes />\n");
  write('CHANGELOG.md', '# Changes');
  write('docs/page.tsx', 'export default null;');
  git(first, 'init', '--quiet');
  git(first, 'add', '.');
  git(first, 'commit', '--quiet', '-m', 'a');
  return folder;
}

it('is the day of the last commit that changed a guide, or what it imports', async () => {
  const { write, git, dayOf } = openRepository();
  expect([await dayOf('docs/a.mdx'), await dayOf('docs/b.mdx')]).toEqual([
    '2024-02-03',
    '2024-02-03',
  ]);
  write('CHANGELOG.md', '# Other changes');
  git(second, 'commit', '--quiet', '-am', 'b');
  expect([await dayOf('docs/a.mdx'), await dayOf('docs/b.mdx')]).toEqual([
    '2024-02-03',
    '2025-06-07',
  ]);
});

it('is not known for changes that are not committed, nor for a component', async () => {
  const { write, git, dayOf } = openRepository();
  write('docs/a.mdx', '# A now');
  write('docs/c.mdx', '# C');
  write('CHANGELOG.md', '# Staged');
  git(second, 'add', 'CHANGELOG.md');
  for (const path of ['docs/a.mdx', 'docs/b.mdx', 'docs/c.mdx', 'docs/page.tsx']) {
    expect(await dayOf(path), path).toBeNull();
  }
});

it('is not known outside git, nor without the history', async () => {
  const { root, write, git, dayOf } = openRepository();
  const plain = openFolder();
  plain.write('docs/a.mdx', '# A');
  expect(await plain.dayOf('docs/a.mdx')).toBeNull();
  write('docs/a.mdx', '# A now');
  git(second, 'commit', '--quiet', '-am', 'b');
  git(second, 'clone', '--quiet', '--depth=1', `file://${root}`, join(plain.root, 'shallow'));
  expect(await dayOf('docs/a.mdx', join(plain.root, 'shallow'))).toBeNull();
});
