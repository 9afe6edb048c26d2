import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';

/** Every project, also those that need a program. */
async function allProjects() {
  vi.stubEnv('NGINX_PATH', '/usr/sbin/nginx');
  vi.stubEnv('FIREFOX_PATH', '/usr/bin/firefox-esr');
  const { default: config } = await import('./playwright.config.ts');
  vi.unstubAllEnvs();
  return config.projects ?? [];
}

function namedIn(command: string, names: readonly string[]): string[] {
  const text = readFileSync(new URL(`../scripts/${command}`, import.meta.url), 'utf8');
  return names.filter((name) => text.includes(`'${name}'`));
}

it('has no project that neither `npm test` nor the sweeps run', async () => {
  const names = (await allProjects()).map(({ name = '' }) => name);
  const run = [...namedIn('test.ts', names), ...namedIn('test-sweeps.ts', names)];
  expect([...new Set(run)].sort()).toEqual(names.sort());
});

it('gives the sweeps exactly the tests that `npm test` leaves out', async () => {
  const projects = await allProjects();
  const selections = projects.map(({ name, grep, grepInvert, ...files }) => ({
    ...{ name, files: JSON.stringify({ ...files, use: undefined, workers: undefined }) },
    ...{ grep: String(grep), grepInvert: String(grepInvert) },
  }));
  const names = projects.map(({ name = '' }) => name);
  const inTest = namedIn('test.ts', names);
  const inSweeps = namedIn('test-sweeps.ts', names);
  const leaving = selections.filter(({ grepInvert }) => grepInvert !== 'undefined');
  expect(leaving.map(({ name }) => name)).toEqual(['portal']);
  for (const { name = '', files, grep, grepInvert } of leaving) {
    expect(inTest, name).toContain(name);
    expect(grep, name).toBe('undefined');
    const others = selections.filter((one) => one.files === files && one.grep === grepInvert);
    expect(
      others.map((one) => inSweeps.includes(one.name ?? '')),
      name,
    ).toEqual([true]);
  }
});
