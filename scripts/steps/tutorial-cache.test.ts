import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createTutorialCache } from './tutorial-cache.mjs';

const tutorial = {
  name: 'docs/examples/a.mdx',
  slug: 'a',
  cells: [{ id: 'cell-1', kind: 'step', source: 'show(1);', line: 4 }],
};

const ran = {
  slug: 'a',
  cells: tutorial.cells,
  outputs: { 'cell-1': [{ kind: 'text', text: '1' }] },
  pictures: [
    { url: 'https://a.example/x.jpg', path: '/tutorial-pictures/x.jpg', bytes: new Uint8Array(3) },
  ],
};

async function open() {
  const folder = await mkdtemp(join(tmpdir(), 'tutorial-cache-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const cache = await createTutorialCache(folder);
  const pictures = join(folder, 'static', 'tutorial-pictures');
  const kept = async () => JSON.parse(await readFile(join(folder, 'a.json'), 'utf8'));
  return { folder, cache, pictures, kept };
}

it('knows nothing at first, and then what it was given', async () => {
  const { cache, kept, pictures } = await open();
  expect(await cache.isFresh(tutorial)).toBe(false);
  await cache.keep(tutorial, ran);
  expect(await cache.isFresh(tutorial)).toBe(true);
  expect((await kept()).outputs).toEqual(ran.outputs);
  expect(await readdir(pictures)).toEqual(['x.jpg']);
});

it('is stale when the code of a cell changes, or its place among the exercises', async () => {
  const { cache } = await open();
  await cache.keep(tutorial, ran);
  const [cell] = tutorial.cells;
  for (const change of [{ source: 'show(2);' }, { kind: 'solution', exercise: 1 }]) {
    expect(await cache.isFresh({ ...tutorial, cells: [{ ...cell, ...change }] })).toBe(false);
  }
});

it('stays fresh when only words change, and follows the lines', async () => {
  const { cache, kept } = await open();
  await cache.keep(tutorial, ran);
  const moved = { ...tutorial, cells: tutorial.cells.map((cell) => ({ ...cell, line: 40 })) };
  expect(await cache.isFresh(moved)).toBe(true);
  expect((await kept()).cells[0].line).toBe(40);
});

it('is stale when a picture is gone, or the file is damaged', async () => {
  const { cache, folder, pictures } = await open();
  await cache.keep(tutorial, ran);
  await rm(join(pictures, 'x.jpg'));
  expect(await cache.isFresh(tutorial)).toBe(false);
  await cache.keep(tutorial, ran);
  await writeFile(join(folder, 'a.json'), '{');
  expect(await cache.isFresh(tutorial)).toBe(false);
});

it('removes pictures that no tutorial shows', async () => {
  const { cache, pictures } = await open();
  await cache.keep(tutorial, ran);
  await writeFile(join(pictures, 'old.jpg'), '');
  await cache.prune([tutorial]);
  expect(await readdir(pictures)).toEqual(['x.jpg']);
});
