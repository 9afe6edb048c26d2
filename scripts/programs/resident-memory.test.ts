import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';
import { residentMemory } from './resident-memory.ts';

it('reads the memory of a process', () => {
  expect(residentMemory(process.pid)).toBeGreaterThan(10_000_000);
});

it.skipIf(process.platform !== 'linux')('includes what the process has started', async () => {
  const before = residentMemory(process.pid);
  const hold =
    'globalThis.held = Buffer.alloc(200e6, 1); console.log("held"); setInterval(() => {}, 1e6)';
  const child = spawn(process.execPath, ['--eval', hold]);
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  expect(residentMemory(process.pid) - before).toBeGreaterThan(150_000_000);
});
