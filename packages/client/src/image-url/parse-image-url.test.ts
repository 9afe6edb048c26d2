import { describe, expect, it } from 'vitest';
import { imageUrl } from './image-url.ts';
import { parseImageUrl, parseInfoUrl } from './parse-image-url.ts';

const base = 'https://iiif.example.org';

describe('parseImageUrl', () => {
  it.each([
    ['full/400/0/default.jpg', 'size', "size: '400' is not valid. Did you mean '400,'?"],
    ['full/,/0/default.jpg', 'size', 'Valid: full, max'],
    ['full/0,/0/default.jpg', 'size', "size: '0,' is not valid"],
    ['full/!400,/0/default.jpg', 'size', "size: '!400,' is not valid"],
    ['full/^400,/0/default.jpg', 'size', "size: '^400,' is not valid"],
    ['full/pct:0/0/default.jpg', 'size', "size: 'pct:0' is not valid"],
    ['full/99999999999999999999,/0/default.jpg', 'size', 'is not valid'],
    [
      '0,0,0,10/full/0/default.jpg',
      'region',
      "region: '0,0,0,10' is not valid. Valid: full, square",
    ],
    ['0,0,10/full/0/default.jpg', 'region', "region: '0,0,10' is not valid"],
    ['-1,0,10,10/full/0/default.jpg', 'region', "region: '-1,0,10,10' is not valid"],
    ['%zz/full/0/default.jpg', 'region', "region: '%zz' is not valid"],
    ['full/full/361/default.jpg', 'rotation', 'Valid: a number from 0 to 360'],
    ['full/full/1e2/default.jpg', 'rotation', "rotation: '1e2' is not valid"],
    [
      'full/full/0/colour.jpg',
      'quality',
      "Did you mean 'color'? Valid: default, color, gray, bitonal",
    ],
    ['full/full/0/Grey.jpg', 'quality', "Did you mean 'gray'?"],
    ['full/full/0/default.jpeg', 'format', "Did you mean 'jpg'? Valid: jpg, png, gif, webp"],
    ['full/full/0/default.tif', 'format', "format: 'tif' is not valid. Valid:"],
    [
      'full/0/default.jpg',
      'url',
      'Valid: base/image/identifier/region/size/rotation/quality.format',
    ],
    ['full/full/0/default.jpg?a=b', 'url', 'with nothing after it'],
  ])('names the invalid part of %s', (path, part, message) => {
    const parse = () => parseImageUrl(`${base}/image/V0040217/${path}`);
    expect(parse).toThrow(message);
    expect(parse).toThrow(expect.objectContaining({ name: 'ImageUrlError', part }));
  });
});

describe('parseInfoUrl', () => {
  it('accepts the address that the catalogue gives for an image', () => {
    const place = parseInfoUrl(`${base}/image/V0040217/info.json`);
    expect(place).toEqual({ base, identifier: 'V0040217' });
    expect(imageUrl({ ...place, size: { width: 640 } })).toBe(
      `${base}/image/V0040217/full/640,/0/default.jpg`,
    );
  });

  it.each([
    '/image/V0040217',
    '/image/V0040217/info.json?a=b',
    '/image/V0040217/info.json/',
    '?next=/image/V0040217/info.json',
  ])('explains what it accepts instead of %s', (path) => {
    expect(() => parseInfoUrl(`${base}${path}`)).toThrow('Valid: base/image/identifier/info.json');
  });
});
