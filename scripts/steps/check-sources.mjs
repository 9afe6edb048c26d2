import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { PlainError, run } from './run.mjs';

const typedParts = [
  'packages/contract',
  'packages/contract/tsconfig.node.json',
  'packages/client',
  'packages/client/tsconfig.node.json',
  'packages/engraving',
  'packages/sandbox',
  'packages/sandbox/tsconfig.node.json',
  'packages/server',
  'collection',
  'site',
  'e2e',
  'scripts',
];

/** Everything that can be said of the sources without building the site. */
export async function checkSources() {
  await run('Format and lint', 'npx', ['biome', 'check', '--error-on-warnings']);
  for (const part of typedParts) await run(`Types: ${part}`, 'npx', ['tsc', '-p', part]);
  await run('Generated files: client types', process.execPath, [
    ...['--import', 'tsx', 'scripts/steps/check-client-types.ts'],
  ]);
  await checkReadmePicture();
}

async function checkReadmePicture() {
  const folder = await mkdtemp(join(tmpdir(), 'readme-picture-'));
  const fresh = join(folder, 'picture.svg');
  const generator = 'scripts/steps/generate-readme-picture.ts';
  try {
    await run('Generated files: README picture', process.execPath, [
      '--import',
      'tsx',
      generator,
      fresh,
    ]);
    const kept = join(root, 'readme-picture.generated.svg');
    if ((await readFile(fresh, 'utf8')) !== (await readFile(kept, 'utf8'))) {
      throw new PlainError(
        `readme-picture.generated.svg is stale. Make it anew: node --import tsx ${generator} readme-picture.generated.svg`,
      );
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
