import { createHash } from 'node:crypto';
import { appendFile, mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { collectionFolder } from '@portal/sample';
import { expect, onTestFinished, test } from 'vitest';
import { checkCollection } from './check-collection.ts';
import { openSandbox } from './open-sandbox.ts';

const files: Record<string, Buffer> = {
  'records/works.json': Buffer.from('[{"id":"a2345678"}]'),
  'records/images.json': Buffer.from('[]'),
  'books/b12345678.json': Buffer.from('{}'),
  'pictures/A0000001.webp': Buffer.from('RIFF\x0c\0\0\0WEBPVP8 \0\0\0\0'),
};

async function madeCollection(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'made-collection-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const digests: Record<string, string> = {};
  for (const [path, data] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), data);
    digests[path] = createHash('sha256').update(data).digest('hex');
  }
  const manifest = { inputs: 'x', files: digests };
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
  return folder;
}

test('a complete collection is accepted', async () => {
  await expect(checkCollection(await madeCollection())).resolves.toBeUndefined();
});

test('the sample collection is accepted', async () => {
  await expect(checkCollection(collectionFolder)).resolves.toBeUndefined();
});

test.each<[string, (folder: string) => Promise<void>, string]>([
  [
    'a truncated manifest',
    (folder) => truncate(join(folder, 'manifest.json'), 60),
    'manifest.json is not JSON',
  ],
  [
    'an empty manifest',
    (folder) => writeFile(join(folder, 'manifest.json'), 'null'),
    'manifest.json does not list its files',
  ],
  [
    'a manifest without records',
    (folder) => writeFile(join(folder, 'manifest.json'), '{"files":{}}'),
    'manifest.json does not list its files',
  ],
  [
    'truncated records',
    (folder) => truncate(join(folder, 'records/works.json'), 10),
    'records/works.json has changed since it was made',
  ],
  [
    'records of the same size with another digest',
    (folder) => writeFile(join(folder, 'records/images.json'), '{}'),
    'records/images.json has changed since it was made',
  ],
  [
    'a missing book',
    (folder) => rm(join(folder, 'books/b12345678.json')),
    'books/b12345678.json is missing',
  ],
  [
    'a missing picture',
    (folder) => rm(join(folder, 'pictures/A0000001.webp')),
    'pictures/A0000001.webp is missing',
  ],
  [
    'a truncated picture',
    (folder) => truncate(join(folder, 'pictures/A0000001.webp'), 8),
    'pictures/A0000001.webp has changed since it was made',
  ],
  [
    'a picture without its last byte',
    (folder) => truncate(join(folder, 'pictures/A0000001.webp'), 19),
    'pictures/A0000001.webp has changed since it was made',
  ],
  [
    'a picture with extra bytes at its end',
    (folder) => appendFile(join(folder, 'pictures/A0000001.webp'), '!'),
    'pictures/A0000001.webp has changed since it was made',
  ],
  [
    'a picture full of zeros, as a file system may leave it after a crash',
    (folder) => writeFile(join(folder, 'pictures/A0000001.webp'), Buffer.alloc(20)),
    'pictures/A0000001.webp has changed since it was made',
  ],
  [
    'an empty picture',
    (folder) => truncate(join(folder, 'pictures/A0000001.webp')),
    'pictures/A0000001.webp has changed since it was made',
  ],
  [
    'several of these',
    (folder) => rm(join(folder, 'records'), { recursive: true }),
    'records/images.json is missing, and 1 more',
  ],
])('%s is refused in one line', async (_name, damage, what) => {
  const folder = await madeCollection();
  await damage(folder);
  await expect(openSandbox({ apis: '/none', collection: folder })).rejects.toThrow(
    `The collection in ${folder} is damaged: ${what}. Make it again with: npm run collection`,
  );
});

test('a folder without a manifest contains no collection', async () => {
  const folder = await madeCollection();
  await rm(join(folder, 'manifest.json'));
  await expect(openSandbox({ apis: '/none', collection: folder })).rejects.toThrow(
    `There is no collection in ${folder}. Make it with: npm run collection`,
  );
});
