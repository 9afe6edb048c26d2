import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import config from '../../vitest.config.ts';
import { root } from '../bootstrap/paths.mjs';

const tests = execFileSync(
  'git',
  [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '*.test.ts',
    '*.test.tsx',
    '*/test/*.ts',
  ],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));

/**
 * Beside the name of a test or a group, in `vi.setConfig`, or after the body of a test or a hook.
 */
const limits =
  /(?:\b(?:it|test|describe)\b.*\{ timeout: |^ *\{ timeout: |(?:test|hook)Timeout: |^const timeout = |^ *\}, )(\d[\d_]{3,})/gm;

function limitsIn(text: string): number[] {
  return [...text.matchAll(limits)].map(([, digits = '']) => Number(digits.replaceAll('_', '')));
}

function projectsRunBy(command: string): string[] {
  const text = readFileSync(join(root, 'scripts', command), 'utf8');
  return [...text.matchAll(/'--project=([\w-]+)'/g)].map(([, name = '']) => name);
}

it('runs every project of tests in `npm test` or in the sweeps', () => {
  const projects = (config.test?.projects ?? []).map((project) =>
    typeof project === 'object' && 'test' in project ? project.test?.name : project,
  );
  const unitTests = projectsRunBy('test.ts');
  expect([...unitTests, ...projectsRunBy('test-sweeps.ts')]).toEqual(projects);
  expect(projectsRunBy('test-node-versions.ts')).toEqual(unitTests);
});

it('gives no test less time than the default', () => {
  const { testTimeout = 0, hookTimeout = 0 } = config.test ?? {};
  const shorter = tests.flatMap((file) =>
    limitsIn(readFileSync(join(root, file), 'utf8'))
      .filter((limit) => limit < Math.max(testTimeout, hookTimeout))
      .map((limit) => `${file}: ${limit}`),
  );
  expect(tests.length).toBeGreaterThan(100);
  expect(shorter).toEqual([]);
});

it('tries the same values of a property in every run, in every project', () => {
  const { projects = [], setupFiles } = config.test ?? {};
  expect(setupFiles).toEqual([expect.stringMatching(/property-seed\.ts$/)]);
  expect(projects.map((project) => (project as { extends?: unknown }).extends)).toEqual(
    projects.map(() => true),
  );
});

it('takes the seed of every property from the setup file', () => {
  // A property can have its own, and a test could replace what all later ones share.
  const setting = tests.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return /^import fc\b/m.test(text) && /^[^/\n]*(?:onfigureGlobal\(|\bseed\b)/m.test(text);
  });
  expect(setting).toEqual(['packages/contract/test/property-seed.ts']);
});

it.each([
  // They give up after a second unless each call says otherwise; `expect.poll` has a setting.
  ...['vi.waitFor', 'vi.waitUntil'],
  // Files share a worker, so all later ones would load everything again.
  'vi.resetModules',
])('calls %s nowhere', (name) => {
  const calling = tests.filter((file) =>
    readFileSync(join(root, file), 'utf8').includes(`${name}(`),
  );
  expect(calling).toEqual([]);
});

const own = '5_000';

it.each([
  `it('a', { timeout: ${own} }, f);`,
  `  { timeout: ${own} },`,
  `vi.setConfig({ testTimeout: ${own} });`,
  `  }, ${own});`,
  `const timeout = ${own};`,
])('finds the limit in %s', (line) => {
  expect(limitsIn(line)).toEqual([5000]);
});

it('shows the values of a failure, not the number of its fields', () => {
  const outcome = { kind: 'error', cell: 'cell-1', line: 3, column: 7, message: 'No such name.' };
  expect(() => expect(outcome).toBeUndefined()).toThrow(outcome.message);
  expect(() => expect([[outcome]]).toHaveLength(0)).toThrow(outcome.message);
  expect(() => expect('all is well').toContain(outcome.message)).toThrow('all is well');
});
