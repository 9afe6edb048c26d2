import { copyFile, readFile, rename, writeFile } from 'node:fs/promises';

type Manifest = { scripts?: unknown; devDependencies?: unknown; exports?: unknown };

/** The workspace reads the TypeScript as it is; a published package holds what the compiler made. */
function toPublished({ scripts, devDependencies, ...rest }: Manifest): Manifest {
  return {
    ...rest,
    exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
  };
}

const manifest = new URL('package.json', import.meta.url);
const kept = new URL('package.workspace.json', import.meta.url);

/** npm packs the package.json it finds on the disk, so it is changed for as long as that takes. */
async function apply(): Promise<void> {
  await restore();
  await copyFile(manifest, kept);
  const published = toPublished(JSON.parse(await readFile(kept, 'utf8')));
  await writeFile(manifest, `${JSON.stringify(published, null, 2)}\n`);
}

/** Does nothing where there is nothing to restore, so that it can be run after a pack that failed. */
async function restore(): Promise<void> {
  await rename(kept, manifest).catch((failure: NodeJS.ErrnoException) => {
    if (failure.code !== 'ENOENT') throw failure;
  });
}

const steps: Record<string, () => Promise<void>> = { apply, restore };
await steps[process.argv[2] ?? '']?.();
