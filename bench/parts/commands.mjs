import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../../scripts/steps/paths.mjs';
import { PlainError, run } from '../../scripts/steps/run.mjs';
import { atMost, seconds } from '../steps/budgets.mjs';
import { printTable } from '../steps/print-table.mjs';
import { buildSeconds, readSteps } from '../steps/read-steps.mjs';

/** `npm test` in a fresh clone, where nothing is made yet: the build is a part of it. */
export async function benchCommands(folder) {
  const clone = join(folder, 'clone');
  await run('Cloning what is committed', 'git', ['clone', '--quiet', root, clone]);
  console.log('\n▸ npm test in a fresh clone');
  const started = performance.now();
  const child = spawn('npm', ['test'], { cwd: clone, stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  const lines = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    if (/^[▸✓]/.test(line)) console.log(`  ${line}`);
  }
  const [code] = await closed;
  if (code !== 0) {
    throw new PlainError(
      `npm test failed in the clone (exit ${code}):\n${lines.slice(-40).join('\n')}`,
    );
  }
  const taken = (performance.now() - started) / 1000;
  const steps = readSteps(lines);
  printTable(
    ['step of npm test', 'seconds'],
    [...steps].sort((a, b) => b.seconds - a.seconds).map((step) => [step.name, step.seconds]),
  );
  return [
    atMost('whole build, from nothing', buildSeconds(steps), 240, seconds),
    atMost('npm test, from nothing', taken, 900, seconds),
  ];
}
