import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { mallocSettings, needsMallocSettings } from './memory-settings.mjs';

const settings = JSON.stringify(new URL('memory-settings.mjs', import.meta.url).href);

/** Starts a program that runs this code again with the settings. */
function runAgain(code: string): ChildProcess & { stdout: NodeJS.ReadableStream } {
  const args = [
    '--input-type=module',
    '--eval',
    `import { endWithStarter } from ${settings};${code}`,
  ];
  const starter = `import { runWithMallocSettings } from ${settings};
    await runWithMallocSettings(${JSON.stringify(args)});`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', starter], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function firstLine(child: ReturnType<typeof runAgain>): Promise<string> {
  for await (const line of createInterface({ input: child.stdout })) {
    child.stdout.resume();
    return line;
  }
  return '';
}

const waits = 'console.log("ready"); setInterval(() => {}, 1e6);';

it('runs a program again with the settings, and exits as it does', async () => {
  const names = Object.keys(mallocSettings);
  const child = runAgain(
    `console.log(${JSON.stringify(names)}.map((name) => process.env[name]).join()); process.exitCode = 7;`,
  );
  expect(await firstLine(child)).toBe(Object.values(mallocSettings).join());
  expect(await once(child, 'close')).toEqual([7, null]);
});

it('passes on a signal, and waits for the program to end', async () => {
  const child = runAgain(
    `process.on('SIGTERM', () => setTimeout(() => process.exit(0), 100)); ${waits}`,
  );
  await firstLine(child);
  child.kill('SIGTERM');
  expect(await once(child, 'close')).toEqual([0, null]);
});

it('reports a program that was killed as a shell does', async () => {
  const child = runAgain(`process.kill(process.pid, 'SIGKILL');`);
  child.stdout.resume();
  expect(await once(child, 'close')).toEqual([137, null]);
});

it('leaves nothing running when it is killed', async () => {
  const child = runAgain(`endWithStarter(); ${waits}`);
  await firstLine(child);
  child.kill('SIGKILL');
  // The pipe closes only when nobody can write to it any more.
  expect(await once(child, 'close')).toEqual([null, 'SIGKILL']);
});

it.runIf(process.platform === 'linux')('leaves settings that somebody chose', () => {
  expect(needsMallocSettings({})).toBe(true);
  expect(needsMallocSettings({ MALLOC_ARENA_MAX: '4' })).toBe(false);
});

it('keeps the heap to little more than what is in use', async () => {
  // Of the last 400,000 objects, some 100 MB, each has become old when it is replaced.
  const churn = `
    const held = [];
    let most = 0;
    for (let at = 0; at < 2e6; at += 1) {
      held[at % 4e5] = { at, text: \`number \${at}\`, list: [at, at] };
      if (at % 2e4 === 0) most = Math.max(most, getHeapStatistics().total_heap_size);
    }
    console.log(most);`;
  const code = `import { getHeapStatistics } from 'node:v8';
    import { collectGarbageOften } from ${settings};
    collectGarbageOften();${churn}`;
  const args = ['--input-type=module', '--eval', code];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  expect(Number(stdout)).toBeLessThan(230e6);
});
