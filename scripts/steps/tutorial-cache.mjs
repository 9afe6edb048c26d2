import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { provider } from '../../site/provider.ts';
import { root, sandboxFolders } from './paths.mjs';

const sources = [
  ...['cells', 'client', 'contract', 'sandbox'].map((name) => `packages/${name}/src`),
  'apis',
];

/**
 * What the cells of each tutorial have shown, as `<slug>.json`, with their pictures below `static`.
 * It stays while the cells and all that they run on stay the same.
 */
export async function createTutorialCache(folder) {
  const common = await hashSources();

  const keyOf = ({ name, cells }) => {
    const code = cells.map(({ id, kind, exercise, source }) => ({ id, kind, exercise, source }));
    return createHash('sha256')
      .update(common + JSON.stringify([name, code]))
      .digest('hex');
  };
  const write = async (path, content) => {
    await mkdir(dirname(path), { recursive: true });
    // Nobody ever sees half a file: it gets its name when it is complete.
    await writeFile(`${path}.part`, content);
    await rename(`${path}.part`, path);
  };
  const pathOf = ({ slug }) => join(folder, `${slug}.json`);

  return {
    async isFresh(tutorial) {
      const kept = await readJson(pathOf(tutorial));
      if (kept?.key !== keyOf(tutorial)) return false;
      const isThere = ({ path }) => existsSync(join(folder, 'static', path));
      if (!kept.pictures.every(isThere)) return false;
      // Words above a cell may have moved it.
      await write(pathOf(tutorial), JSON.stringify({ ...kept, cells: tutorial.cells }));
      return true;
    },
    async keep(tutorial, { slug, cells, outputs, pictures }) {
      for (const { path, bytes } of pictures) await write(join(folder, 'static', path), bytes);
      const places = pictures.map(({ url, path, width, height }) => ({ url, path, width, height }));
      const kept = { key: keyOf(tutorial), slug, cells, outputs, pictures: places };
      await write(pathOf(tutorial), JSON.stringify(kept));
    },
    /** Removes the pictures that no tutorial shows any more. */
    async prune(tutorials) {
      const kept = await Promise.all(tutorials.map((tutorial) => readJson(pathOf(tutorial))));
      const shown = new Set(kept.flatMap((one) => one?.pictures ?? []).map(({ path }) => path));
      const pictures = join(folder, 'static', 'tutorial-pictures');
      for (const name of await readdir(pictures).catch(() => [])) {
        if (!shown.has(`/tutorial-pictures/${name}`)) await rm(join(pictures, name));
      }
    },
  };
}

async function readJson(path) {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return undefined;
  }
}

async function hashSources() {
  const hash = createHash('sha256').update(provider.siteUrl);
  for (const folder of sources) {
    const names = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
    const files = names
      .filter((entry) => entry.isFile() && !/\.test\.ts$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      // What a page does with outputs changes none of them.
      .filter((file) => !file.includes(join('cells', 'src', 'page')))
      .sort();
    for (const file of files)
      hash.update(`${file.slice(root.length)}\0`).update(await readFile(file));
  }
  for (const file of [
    join(root, 'package-lock.json'),
    join(sandboxFolders.collection, 'manifest.json'),
  ]) {
    hash.update(await readFile(file));
  }
  return hash.digest('hex');
}
