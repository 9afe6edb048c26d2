import { existsSync } from 'node:fs';
import { cp, readdir, readFile, realpath } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { build as bundle } from 'esbuild';
import { folders, root } from '../bootstrap/paths.mjs';
import { PlainError } from '../bootstrap/run.mjs';

/** Keeps modification times: nginx derives its entity tags from them. */
const copying = { recursive: true, preserveTimestamps: true, verbatimSymlinks: true };

/** What is read from a portal's sources when it is served. */
const servedSources = [
  ...['portal.ts', 'portal', 'sandbox.ts', 'sandbox', 'package.json', 'apis', 'brand', 'home'],
];

/** What is needed from each of our packages. */
const servedParts = ['package.json', 'src'];

/** Copies the built site, for a static host. */
export async function packSite(folder: string, site = folders.site) {
  await checkFolders(folder, site);
  await cp(site, folder, copying);
}

/**
 * Copies what `npm run serve` needs, each file to the same place below `folder`: the server, the
 * site and the sandbox's data. `npm ci` there installs only the packages these need.
 */
export async function packServer(folder: string, site = folders.site) {
  await checkFolders(folder, site);
  const { files, packages } = await findCode('scripts/run.mjs', 'scripts/serve.ts');
  const places = [
    ...['package.json', 'package-lock.json', 'scripts/bootstrap/require-node.cjs', ...files],
    ...packages.flatMap((place) => servedParts.map((part) => join(place, part))),
    ...[...servedSources.map((name) => join(folders.portal, name)), folders.collection].map(
      (place) => relative(root, place),
    ),
  ];
  for (const place of places.filter((one) => existsSync(join(root, one)))) {
    await cp(join(root, place), join(folder, place), { ...copying, filter: isServed });
  }
  await packSite(join(folder, relative(root, folders.site)), site);
}

async function checkFolders(folder: string, site: string): Promise<void> {
  if (!existsSync(join(site, '.manifest.json'))) {
    throw new PlainError(`There is no built site in ${site}. Run "npm run build" first.`);
  }
  if (existsSync(folder) && (await readdir(folder)).length > 0) {
    throw new PlainError(`${folder} is not empty. Name a folder that is empty or does not exist.`);
  }
}

/** The files that some scripts import, and the folders of our packages that they need. */
async function findCode(...scripts: string[]) {
  const { metafile } = await bundle({
    ...{ absWorkingDir: root, entryPoints: scripts, platform: 'node', format: 'esm' },
    ...{ bundle: true, packages: 'external', write: false, metafile: true, outdir: root },
  });
  const files = Object.keys(metafile.inputs);
  const places = new Set<string>();
  const waiting = ['@portal/server', '@portal/portal'];
  for (const name of waiting) {
    const place = relative(root, await realpath(join(root, 'node_modules', name)));
    if (places.has(place)) continue;
    places.add(place);
    const { dependencies = {} } = JSON.parse(
      await readFile(join(root, place, 'package.json'), 'utf8'),
    );
    waiting.push(...Object.keys(dependencies).filter((other) => other.startsWith('@portal/')));
  }
  return { files, packages: [...places] };
}

function isServed(path: string): boolean {
  return !/\.(test|fixture)\.(tsx?|mjs)$/.test(basename(path));
}
