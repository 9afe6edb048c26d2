import { expect, it } from 'vitest';
import { imageInfo } from './image-info.ts';

const sizesOf = (width: number, height: number) =>
  imageInfo('https://museum.example/image/a', { width, height }).sizes.map(
    (size) => `${size.width},${size.height}`,
  );

it.each([
  [99, 50, []],
  [100, 50, []],
  [101, 50, ['100,50']],
  [50, 400, ['13,100', '25,200']],
  [50, 401, ['12,100', '25,200', '50,400']],
  [1024, 1024, ['100,100', '200,200', '400,400']],
  [1025, 1025, ['100,100', '200,200', '400,400', '1024,1024']],
])('a picture of %i by %i is ready in sizes that are smaller', (width, height, wanted) => {
  expect(sizesOf(width, height)).toEqual(wanted);
});

it.each([
  [511, 1, [1]],
  [512, 512, [1]],
  [513, 1, [1, 2]],
  [1, 1024, [1, 2]],
  [1, 1025, [1, 2, 4]],
])('a picture of %i by %i has tiles until one holds all of it', (width, height, wanted) => {
  const { tiles } = imageInfo('https://museum.example/image/a', { width, height });
  expect(tiles).toEqual([{ width: 512, height: 512, scaleFactors: wanted }]);
});
