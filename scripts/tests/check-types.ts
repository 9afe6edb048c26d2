import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { folders, portals, root } from '../bootstrap/paths.mjs';
import { main, run } from '../bootstrap/run.mjs';
import { typePrograms } from './type-programs.ts';

const typedParts = [
  'packages/cells',
  'packages/cells/tsconfig.node.json',
  'packages/cells/src/page',
  'packages/collection',
  'packages/contract',
  'packages/contract/tsconfig.node.json',
  'packages/client',
  'packages/client/tsconfig.node.json',
  'packages/client/src/react',
  'packages/freshness',
  'packages/iiif',
  'packages/iiif/tsconfig.node.json',
  'packages/portal',
  'packages/reference',
  'packages/reference/tsconfig.node.json',
  'packages/reference/src/page',
  'packages/reference/src/console',
  'packages/reference/src/embed',
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

/**
 * Run as a program: checks the types of everything. A core for each program takes a third less than all
 * cores for one, whose threads check the types that they share again.
 */
await main(async () => {
  await mkdir(folders.cache, { recursive: true });
  const programs = typePrograms(typedParts).entries();
  const check = async () => {
    for (const [index, { parts, settings }] of programs) {
      // Below the root, where the compiler finds packages.
      const file = join(folders.cache, `types-${index}.json`);
      if (settings) await writeFile(file, JSON.stringify(settings));
      const args = [compiler, '--singleThreaded', '-p', settings ? file : (parts[0] ?? '')];
      await run(`Types: ${parts.join(', ')}`, process.execPath, args);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, check));
});
