import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressBuild } from './compress-build.ts';
import { listBuildFiles } from './list-build-files.ts';
import { prepareBuild } from './prepare-build.ts';
import { smallSite, tempBuild } from './temp-build.fixture.ts';

const page = 'docs/iiif.html';

async function madeAt(dir: string, file: string): Promise<bigint> {
  return (await stat(join(dir, file), { bigint: true })).mtimeNs;
}

test('preparing a compressed build gives the same result', async () => {
  const before = await tempBuild(smallSite);
  await compressBuild(before);
  const atOnce = await tempBuild(smallSite);
  expect(await prepareBuild(before)).toEqual(await prepareBuild(atOnce));
  expect(await listBuildFiles(before)).toEqual(await listBuildFiles(atOnce));
});

test('existing copies are not made again', async () => {
  const dir = await tempBuild(smallSite);
  await compressBuild(dir);
  const made = await madeAt(dir, `${page}.br`);
  await prepareBuild(dir);
  expect(await madeAt(dir, `${page}.br`)).toBe(made);
});

test('changed and new files are compressed', async () => {
  const dir = await tempBuild(smallSite);
  await compressBuild(dir);
  const text = `<p>${'Another page. '.repeat(200)}</p>`;
  await writeFile(join(dir, page), text);
  await writeFile(join(dir, 'docs/new.md'), text);
  const { files } = await prepareBuild(dir);
  for (const file of [page, 'docs/new.md']) {
    const [br, gz] = await Promise.all(
      ['br', 'gz'].map((ending) => readFile(join(dir, `${file}.${ending}`))),
    );
    expect(br && brotliDecompressSync(br).toString()).toBe(text);
    expect(gz && gunzipSync(gz).toString()).toBe(text);
  }
  expect(Object.keys(files['/docs/iiif']?.encodings ?? {})).toEqual(['br', 'gzip']);
});

test('no copy remains of a file that is now too small for one, or gone', async () => {
  const dir = await tempBuild({ ...smallSite, 'gone.json': '["a"]'.repeat(1000) });
  await compressBuild(dir);
  await writeFile(join(dir, page), '<p>Short.</p>');
  await rm(join(dir, 'gone.json'));
  const { files } = await prepareBuild(dir);
  expect(files['/docs/iiif']?.encodings).toEqual({});
  const left = await listBuildFiles(dir);
  expect(left.filter((file) => file.startsWith(page) || file.startsWith('gone'))).toEqual([page]);
});

test('a damaged record of the compression is an error once', async () => {
  const dir = await tempBuild({ ...smallSite, '.compressed.json': '[["docs' });
  await expect(prepareBuild(dir)).rejects.toThrow('JSON');
  expect(await prepareBuild(dir)).toEqual(await prepareBuild(await tempBuild(smallSite)));
});

test('a data set that is shipped compressed gets no copies', async () => {
  const json = '["a"]'.repeat(1000);
  const dir = await tempBuild({ 'works.json': json, 'works.json.gz': 'shipped' });
  await compressBuild(dir);
  expect(await listBuildFiles(dir)).toEqual(['works.json', 'works.json.gz']);
  expect(await readFile(join(dir, 'works.json.gz'), 'utf8')).toBe('shipped');
});

test('a second preparation does not see the record of the first compression', async () => {
  const dir = await tempBuild(smallSite);
  await compressBuild(dir);
  await prepareBuild(dir);
  await writeFile(join(dir, `${page}.br`), 'not brotli');
  await prepareBuild(dir);
  const br = await readFile(join(dir, `${page}.br`));
  expect(brotliDecompressSync(br).toString()).toBe(smallSite[page]);
});
