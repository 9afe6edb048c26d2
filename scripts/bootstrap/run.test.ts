import { beforeEach, expect, it, vi } from 'vitest';
import { portalName, portals } from './paths.mjs';
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

it('announces a step before it runs, and keeps the output of a parallel one together', async () => {
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

it('prints the output of a step that fails too', async () => {
  const failing = run('Build', ...program('console.log("why"); process.exitCode = 2'), {
    isBeside: true,
  });
  await expect(failing).rejects.toThrow(/^Build failed after [\d.]+ s \(exit 2\)\.$/);
  expect(printed).toEqual(['▸ Build', 'why']);
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

it('reports a wrong portal before a command does anything', async () => {
  const [command, args] = program(
    `import('./scripts/bootstrap/run.mjs').then(({ main }) => main(async () => console.log('started')))`,
  );
  const failing = run('Start', command, args, { env: { PORTAL: 'nope' }, isBeside: true });
  await expect(failing).rejects.toThrow(/^Start failed after [\d.]+ s \(exit 1\)\.$/);
  expect(printed.join()).toContain(`There is no portal "nope". The portals are ${portals[0]}`);
  expect(printed.join()).not.toContain('started');
});
