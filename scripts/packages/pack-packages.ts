import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { run } from '../bootstrap/run.mjs';
import { compilePackages } from './compile-package.ts';
import { packedManifest } from './packed-manifest.ts';
import { inScope, published, scope } from './published.ts';

/** Compiles packages that others can install, each into its own `dist`. */
export async function buildPackages(packages = published) {
  await compilePackages(packages, (folder) => join(root, 'packages', folder, 'dist'));
}

/**
 * Compiles the packages and packs them, one archive each. Nothing is left beside the sources, so
 * that two runs do not disturb each other.
 * @param target a folder
 * @param names of the packages, e.g. ["contract"]; all by default
 */
export async function packPackages(target: string, names?: readonly string[]) {
  const packages = published.filter(({ folder }) => !names || names.includes(folder));
  await mkdir(target, { recursive: true });
  const staging = await mkdtemp(join(tmpdir(), 'packages-'));
  try {
    await compilePackages(packages, (folder) => join(staging, folder, 'dist'));
    for (const { folder } of packages) {
      const staged = join(staging, folder);
      await stagePackage(folder, staged);
      const args = ['pack', '--silent', '--ignore-scripts', '--pack-destination', target];
      await run(`Packing packages/${folder}`, 'npm', args, { cwd: staged });
    }
  } finally {
    await rm(staging, { recursive: true });
  }
}

/**
 * Puts what is packed beside the compiled sources; the workspace's manifest is not changed.
 * @param inside those of our packages that are packed with it, e.g. ["iiif"]
 */
export async function stagePackage(
  folder: string,
  staged: string,
  inside: readonly string[] = [],
): Promise<void> {
  const place = join(root, 'packages', folder);
  const [manifest, project] = await Promise.all(
    [place, root].map(async (one) => JSON.parse(await readFile(join(one, 'package.json'), 'utf8'))),
  );
  const packed = {
    ...packedManifest(manifest, project, `packages/${folder}`),
    ...(inside.length > 0 && { bundleDependencies: inside.map((one) => `${scope}/${one}`) }),
  };
  await writeFile(join(staged, 'package.json'), inScope(`${JSON.stringify(packed, null, 2)}\n`));
  const readme = await readFile(join(place, 'README.md'), 'utf8');
  await writeFile(join(staged, 'README.md'), inScope(readme));
  await cp(join(root, 'LICENSE'), join(staged, 'LICENSE'));
}
