import { expect, it } from 'vitest';
import { memoryLimits } from '../memory/memory-limits.ts';
import { createDecodedPictures, type Decoded } from './decoded-pictures.ts';

const [width, height] = [2000, 1500];
const bytes = width * height * 4;
/** How many such pictures fit in the cache. */
const room = Math.floor(memoryLimits.decoded / bytes);

/** Decodes nothing, and records which files were requested. */
function open(fail: (path: string) => boolean = () => false) {
  const decoded: string[] = [];
  const openDecoded = createDecodedPictures(async (path): Promise<Decoded> => {
    decoded.push(path);
    if (fail(path)) throw new Error(`${path} is missing`);
    return { data: Buffer.alloc(bytes), width, height, channels: 4 };
  });
  return { decoded, openFile: (file: string) => openDecoded(file, { file, width, height }) };
}

it('decodes a picture once for all simultaneous requests', async () => {
  const { decoded, openFile } = open();
  await Promise.all(['a', 'a', 'b', 'a'].map(openFile));
  await openFile('a');
  expect(decoded).toEqual(['a', 'b']);
});

it('keeps as many as fit, the most recently used ones', async () => {
  const { decoded, openFile } = open();
  const names = Array.from({ length: room }, (_, index) => `${index}`);
  for (const name of names) await openFile(name);
  await openFile('0');
  expect(decoded).toEqual(names);
  await openFile('one more');
  await openFile('0');
  expect(decoded.slice(room)).toEqual(['one more']);
  await openFile('1');
  expect(decoded.slice(room)).toEqual(['one more', '1']);
});

it('retries a file that could not be read', async () => {
  let isMissing = true;
  const { decoded, openFile } = open(() => isMissing);
  await expect(openFile('a')).rejects.toThrow('a is missing');
  isMissing = false;
  await openFile('a');
  await openFile('a');
  expect(decoded).toEqual(['a', 'a']);
});
