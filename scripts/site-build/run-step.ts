import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { portalFolders, root } from '../../packages/portal/src/folders.mjs';
import { portalName } from '../bootstrap/paths.mjs';
import { PlainError, runTool } from '../bootstrap/run.mjs';
import { packageOf, type Step, stepsOf } from './steps.ts';

type How = {
  portal?: string;
  /** Whether a step that fails ends the others. They continue if all that is wrong is to be seen at once. */
  failures?: 'kill' | 'continue';
  isQuiet?: boolean;
  /** Ends the step early. */
  signal?: AbortSignal | undefined;
  steps?: Record<string, Step>;
};

/**
 * Runs a step and those before it, except where nothing that they read has changed. Each portal has its
 * own package of steps, so two of them can be made side by side. For one portal, a command waits until
 * another has finished the step that both need.
 * @param name e.g. "site"
 */
export async function runStep(name: string, how: How = {}): Promise<void> {
  const { portal, site, cwd, env } = stepProcess(name, how);
  try {
    await runTool(`Steps of ${portal}: ${name}`, 'wireit', [], {
      ...{ cwd, env, isDetached: true, signal: how.signal },
      // A step may itself wait for a process that does not end at once.
      endLimitMs: 15_000,
    });
  } catch (error) {
    if (error instanceof PlainError && existsSync(join(site, '.manifest.json'))) {
      error.message += ` The old site is still in ${relative(root, site)}.`;
    }
    throw error;
  }
}

/** Where and with what wireit runs a step. It prints what the step prints, and of itself only failures if `isQuiet`. */
export function stepProcess(
  name: string,
  { portal = portalName, failures = 'kill', isQuiet = false, steps = stepsOf(portal) }: How,
) {
  const { build, site } = portalFolders(portal);
  const env = {
    PORTAL: portal,
    // As npm tells it which script of which package to run.
    npm_lifecycle_event: name,
    npm_package_json: writePackage(build, packageOf(portal, steps, build)),
    npm_config_user_agent: 'npm/11',
    // What is made stays where it is, so a copy of it would only take space.
    WIREIT_CACHE: process.env.WIREIT_CACHE ?? 'none',
    WIREIT_FAILURES: failures,
    WIREIT_LOGGER: process.env.WIREIT_LOGGER ?? (isQuiet ? 'quiet-ci' : 'simple'),
    // A step seldom keeps a core busy all the time.
    WIREIT_PARALLEL: String(availableParallelism() + 2),
  };
  return { portal, site, cwd: build, env };
}

function writePackage(folder: string, text: string): string {
  const file = join(folder, 'package.json');
  mkdirSync(folder, { recursive: true });
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  return file;
}
