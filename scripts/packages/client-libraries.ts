import { readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { run } from '../bootstrap/run.mjs';
import { compilePackages } from './compile-package.ts';
import { withDependencies } from './our-packages.ts';
import { stagePackage } from './pack-packages.ts';
import { scope } from './published.ts';

const name = 'client';
const pythonFile = 'portal_client.py';

/**
 * The client libraries as files of a site, in no registry: the package's name changes with each version, so
 * that a project which has installed one keeps it.
 */
export function clientLibraryFiles(): { archive: string; python: string } {
  const file = join(root, 'packages', name, 'package.json');
  const { version } = JSON.parse(readFileSync(file, 'utf8'));
  return { archive: `${scope.slice(1)}-${name}-${version}.tgz`, python: pythonFile };
}

/** Packs the client with those of our packages that it needs inside, so that one address installs it. */
export async function packClientLibraries(target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  const staging = await mkdtemp(join(tmpdir(), 'client-libraries-'));
  const folders = withDependencies(name).map((one) => one.replace('packages/', ''));
  const inside = folders.filter((one) => one !== name);
  const placeOf = (one: string) =>
    one === name ? staging : join(staging, 'node_modules', scope, one);
  try {
    await compilePackages(
      folders.map((folder) => ({ folder })),
      (folder) => join(placeOf(folder), 'dist'),
    );
    await stagePackage(name, placeOf(name), inside);
    for (const one of inside) await stagePackage(one, placeOf(one));
    const args = ['pack', '--silent', '--ignore-scripts', '--pack-destination', target];
    await run(`Packing packages/${name} with ${inside.join(', ')}`, 'npm', args, { cwd: staging });
  } finally {
    await rm(staging, { recursive: true });
  }
  await cp(join(root, 'packages/client-python/src', pythonFile), join(target, pythonFile));
}
