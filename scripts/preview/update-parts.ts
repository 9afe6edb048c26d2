import { type ChildProcess, spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { toolProgram } from '../bootstrap/run.mjs';
import { stepProcess } from '../site-build/run-step.ts';

/**
 * Makes again what the live preview shows beside its pages: the search, and what the cells of tutorials
 * show. At a low priority, which leaves the processor to the page that a writer is waiting for.
 */
export function openUpdates({ start = startSteps } = {}): { update(): void; stop(): void } {
  let running: ChildProcess | undefined;
  let isWaiting = false;
  let isStopped = false;

  function update(): void {
    // All edits that arrive meanwhile share one more round.
    isWaiting = running !== undefined;
    if (isWaiting || isStopped) return;
    running = start();
    running.once('close', () => {
      running = undefined;
      if (isWaiting) update();
    });
  }

  return {
    update,
    stop() {
      isStopped = true;
      running?.kill('SIGTERM');
    },
  };
}

function startSteps(): ChildProcess {
  const { cwd, env } = stepProcess('parts:preview', { failures: 'continue', isQuiet: true });
  const child = spawn(process.execPath, [toolProgram('wireit')], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  // The steps are its children, and take it over.
  if (child.pid !== undefined) setPriority(child.pid, 10);
  return child.on('error', (error) =>
    console.error(`The search and the outputs of cells stay as they were: ${error.message}`),
  );
}
