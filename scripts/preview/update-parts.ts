import { type ChildProcess, spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { toolProgram } from '../bootstrap/run.mjs';
import { stepProcess } from '../site-build/run-step.ts';

/** How many milliseconds the page that a writer is waiting for has the processor to itself. */
const headStart = 2_000;

/**
 * Makes again what the live preview shows beside its pages: the search, and what the cells of tutorials
 * show. A little later and at a low priority, since a writer looks at the page.
 */
export function openUpdates({ start = startSteps, later = wait } = {}): {
  update(): void;
  stop(): void;
} {
  let running: ChildProcess | undefined;
  let isWaiting = false;
  let isStopped = false;

  function update(): void {
    if (isWaiting) return;
    isWaiting = true;
    if (!running) later(round);
  }

  function round(): void {
    if (isStopped) return;
    // All edits that arrive from here on share one more round.
    isWaiting = false;
    running = start();
    running.once('close', () => {
      running = undefined;
      if (isWaiting) later(round);
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

function wait(work: () => void): void {
  setTimeout(work, headStart).unref();
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
