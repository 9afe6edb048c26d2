import { spawnSync } from 'node:child_process';
import { root } from './bootstrap/paths.mjs';
import { PlainError, run, runTool } from './bootstrap/run.mjs';
import { isSample } from './portal/is-sample.ts';
import {
  findProgram,
  howToInstall,
  type Program,
  requireProgram,
} from './programs/find-program.ts';
import { changedFiles } from './tests/changed-files.ts';
import { changedSweeps, sample, sweepsIn } from './tests/choose-sweeps.ts';
import { makeForTests } from './tests/make-for-tests.ts';
import { runEndToEnd } from './tests/run-end-to-end.ts';
import { testTracks } from './tests/test-tracks.ts';

/**
 * Tests that go through everything, or repeat the same in another browser, width or server. With --changed
 * those that may find something new, and a sample of the rest. What fails most often comes first.
 */
export async function command(): Promise<void> {
  const sweeps = chosenSweeps();
  const browser = await requireProgram('Chromium');
  const firefox = await findOrSkip('Firefox');
  const nginx = await findOrSkip('nginx');
  const python = await findProgram('Python');
  const widths = ['390 px', '768 px', '1920 px'];
  const optional = [...(firefox ? ['firefox'] : []), ...(nginx || process.env.CI ? ['nginx'] : [])];
  await runEndToEnd(
    ['sweeps', 'fixture', ...widths, ...optional, ...(isSample() ? ['every-portal'] : [])],
    { browser, python, firefox, nginx },
    sweeps.filter((file) => file.endsWith('.spec.ts')),
  );
  await makeForTests();
  const units = sweeps.filter((file) => file.endsWith('.sweep.test.ts'));
  await runTool('Unit tests that sweep', 'vitest', ['run', '--project=sweeps', ...units]);
  if (sweeps.includes('scripts/tests/test-tracks.ts')) await testTracks(findOrSkip);
  if (sweeps.includes('scripts/tests/test-other-portals.ts')) {
    const others = ['--import', 'tsx', 'scripts/tests/test-other-portals.ts'];
    await run('Other portals, and other addresses', process.execPath, others, {
      env: { CHROMIUM_PATH: browser, ...(nginx && { NGINX_PATH: nginx }) },
    });
  }
}

function chosenSweeps(): string[] {
  const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (listed.status !== 0)
    throw new PlainError('The sweeps are found by git, which this folder needs.');
  const all = sweepsIn(listed.stdout.split('\n'));
  if (!process.argv.includes('--changed')) return all;
  const { since, files } = changedFiles();
  const changed = changedSweeps(all, files);
  console.log(
    `\n${files.length} files differ from ${since}: ${changed.length} of ${all.length} files of sweeps are run, and a sample of the rest.`,
  );
  return [...new Set([...changed, ...sample])];
}

async function findOrSkip(name: Program): Promise<string | undefined> {
  const path = await findProgram(name);
  if (!path) console.log(`\n! ${howToInstall(name)} Its tests are skipped.`);
  return path;
}
