import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { folders, portals, root } from '../bootstrap/paths.mjs';
import { run, runTool } from '../bootstrap/run.mjs';
import { runInLanes } from '../programs/run-in-lanes.ts';
import { type TypeProgram, typePrograms } from './type-programs.ts';

const typedParts = [
  'packages/cells',
  'packages/cells/tsconfig.node.json',
  'packages/cells/src/page',
  'packages/collection',
  'packages/contract',
  'packages/contract/tsconfig.node.json',
  'packages/client',
  'packages/client/tsconfig.node.json',
  'packages/freshness',
  'packages/iiif',
  'packages/iiif/tsconfig.node.json',
  'packages/portal',
  'packages/reference',
  'packages/reference/tsconfig.node.json',
  'packages/reference/src/page',
  'packages/reference/src/console',
  'packages/reference/src/workbench',
  'packages/sandbox',
  'packages/sandbox/tsconfig.node.json',
  'packages/search',
  'packages/search/tsconfig.node.json',
  'packages/search/src/dialog',
  'packages/server',
  'packages/markdown',
  'packages/ui',
  ...portals.map((name) => `portals/${name}`),
  'site',
  'e2e',
  'bench',
  'scripts',
];

/**
 * The compiler in native code: three times as fast, but without the API that the generators need.
 */
const compiler = join(root, 'node_modules/typescript-native/bin/tsc');

/** Every check of the sources that needs no build of the site. */
export async function checkSources(): Promise<void> {
  await runTool('Format and lint', '@biomejs/biome', ['check', '--error-on-warnings']);
  const checks = [
    () => runTool('Nothing unused', 'knip', ['--no-progress']),
    () => runStep('Vocabulary', 'scripts/vocabulary/check-vocabulary.ts'),
    () => runStep('Types: the cells of the tutorials', 'scripts/tutorials/check-tutorials.ts'),
    ...typePrograms(typedParts).map((program, index) => () => checkTypes(program, index)),
    () => runStep('Generated files: client types', 'scripts/descriptions/check-client-types.ts'),
    () => runStep('Changes of the APIs', 'scripts/descriptions/record-api-changes.ts', '--check'),
  ];
  // One check keeps one core busy.
  await runInLanes(checks, Math.min(4, availableParallelism()));
}

/** A file with the settings of several parts is below the root, where the compiler finds packages. */
async function checkTypes({ parts, settings }: TypeProgram, index: number): Promise<void> {
  const file = join(folders.cache, `types-${index}.json`);
  if (settings) {
    await mkdir(folders.cache, { recursive: true });
    await writeFile(file, JSON.stringify(settings));
  }
  const project = settings ? file : (parts[0] ?? '');
  await run(`Types: ${parts.join(', ')}`, process.execPath, [compiler, '-p', project]);
}

function runStep(heading: string, file: string, ...args: string[]): Promise<void> {
  return run(heading, process.execPath, ['--import', 'tsx', file, ...args]);
}
