import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../steps/paths.mjs';
import { run } from '../steps/run.mjs';
import { compilePackage } from './compile-package.mjs';
import { packedManifest } from './packed-manifest.mjs';
import { inScope, published } from './published.mjs';

/** Compiles packages that others can install, each into its own `dist`. */
export async function buildPackages(packages = published) {
  for (const one of packages) await compilePackage(one, distOf(one.folder));
}

/**
 * Builds the packages and packs them, one archive each.
 * @param {string} target a folder
 * @param {readonly string[]} [names] of the packages, e.g. ["contract"]; all by default
 */
export async function packPackages(target, names) {
  const packages = published.filter(({ folder }) => !names || names.includes(folder));
  await buildPackages(packages);
  await mkdir(target, { recursive: true });
  for (const { folder } of packages) {
    const staged = join(root, 'packages', folder, '.generated/package');
    await rm(staged, { recursive: true, force: true });
    await stage(folder, staged);
    const args = ['pack', '--silent', '--ignore-scripts', '--pack-destination', target];
    await run(`Packing packages/${folder}`, 'npm', args, { cwd: staged });
    await rm(staged, { recursive: true });
  }
}

/** What is packed, in a folder beside the sources: the manifest of the workspace is left alone. */
async function stage(folder, staged) {
  const place = join(root, 'packages', folder);
  const [manifest, project] = await Promise.all(
    [place, root].map(async (one) => JSON.parse(await readFile(join(one, 'package.json'), 'utf8'))),
  );
  const packed = packedManifest(manifest, project, `packages/${folder}`);
  await mkdir(staged, { recursive: true });
  await writeFile(join(staged, 'package.json'), inScope(`${JSON.stringify(packed, null, 2)}\n`));
  const readme = await readFile(join(place, 'README.md'), 'utf8');
  await writeFile(join(staged, 'README.md'), inScope(readme));
  await cp(join(root, 'LICENSE'), join(staged, 'LICENSE'));
  await cp(distOf(folder), join(staged, 'dist'), { recursive: true });
}

function distOf(folder) {
  return join(root, 'packages', folder, 'dist');
}
