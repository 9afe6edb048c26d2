import { spawnSync } from 'node:child_process';
import { beforeEach, expect, it, vi } from 'vitest';
import { portalName, portals, root } from './paths.mjs';
import { checkPortal, main, PlainError, run } from './run.mjs';

/** Everything that is printed, in order. */
const printed: string[] = [];

beforeEach(() => {
  printed.length = 0;
  const keep = (text: unknown) => printed.push(String(text).trim()) > 0;
  vi.spyOn(console, 'log').mockImplementation(keep);
  vi.spyOn(process.stdout, 'write').mockImplementation(keep);
});

function program(code: string): [string, string[]] {
  return [process.execPath, ['--eval', code]];
}

it('announces a step before it runs, and says how long it took', async () => {
  const step = run('First', ...program(''));
  expect(printed).toEqual(['▸ First']);
  await step;
  expect(printed[1]).toMatch(/^✓ First \([\d.]+ s\)$/);
});

it('keeps the output of a step that is run beside another together', async () => {
  const first = program('console.log("a"); setTimeout(() => console.error("b"), 50)');
  const steps = [
    run('First', ...first, { isBeside: true }),
    run('Second', ...program('console.log("c")'), { isBeside: true }),
  ];
  expect(printed).toEqual(['▸ First', '▸ Second']);
  await Promise.all(steps);
  const whole = printed.findIndex((text) => /^a\s+b$/.test(text));
  expect(printed[whole + 1]).toMatch(/^✓ First \([\d.]+ s\)$/);
  expect(printed).toContain('c');
});

it.each(['before', 'while'])('ends a step that is no longer wanted, %s it runs', async (when) => {
  const ending = new AbortController();
  if (when === 'before') ending.abort();
  const endless = program('console.log("started"); setInterval(() => {}, 1000)');
  const step = run('Endless', ...endless, { signal: ending.signal });
  ending.abort();
  await expect(step).rejects.toThrow('Stopped by SIGTERM.');
});

it('rejects with the exit of a step that fails', async () => {
  const failing = run('Build', ...program('process.exitCode = 2'));
  await expect(failing).rejects.toThrow(/^Build failed after [\d.]+ s \(exit 2\)\.$/);
  expect(printed).toEqual(['▸ Build']);
});

it.each(['nope', '', '../museum', 'Museum'])(
  'refuses the portal %j, and names the existing ones',
  (name) => {
    const wrong = () => checkPortal(name, ['museum', 'starter']);
    expect(wrong).toThrow(PlainError);
    expect(wrong).toThrow(`There is no portal "${name}". The portals are museum, starter:`);
  },
);

it('runs a command on an existing portal', async () => {
  expect(() => checkPortal(portalName, portals)).not.toThrow();
  let stages = 0;
  await main(async () => {
    stages += 1;
  });
  expect(stages).toBe(1);
});

it('reports a wrong portal before a command does anything', () => {
  const [command, args] = program(
    `import('./scripts/bootstrap/run.mjs').then(({ main }) => main(async () => console.log('started')))`,
  );
  const env = { ...process.env, PORTAL: 'nope' };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, env, encoding: 'utf8' });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain(`There is no portal "nope". The portals are ${portals[0]}`);
});
