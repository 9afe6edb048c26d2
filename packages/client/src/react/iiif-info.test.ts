import { describe, expect, it } from 'vitest';
import { type IiifInfo, wholeSizes } from './iiif-info.ts';

const version2 = 'http://iiif.io/api/image/2/level2.json';
const landscape = { width: 3000, height: 2000, profile: [version2] };

describe('the sizes of a whole picture', () => {
  it.each<[string, IiifInfo, string[]]>([
    [
      'usual widths and its own',
      { ...landscape },
      ['320', '640', '960', '1280', '1920', '2560', '3000'],
    ],
    ['nothing larger than itself', { width: 700, height: 900 }, ['320', '640', '700']],
    ['only itself if it is small', { width: 90, height: 40 }, ['90']],
    [
      'the sizes that are ready',
      {
        width: 1000,
        height: 500,
        sizes: [
          { width: 100, height: 50 },
          { width: 400, height: 200 },
        ],
      },
      ['100', '320', '400', '640', '960', '1000'],
    ],
    [
      'no size above a limit on the width, which limits the height too',
      { width: 1000, height: 2000, maxWidth: 1000 },
      ['320', '500'],
    ],
    [
      'no size above a limit on the height',
      { width: 1000, height: 2000, maxHeight: 700 },
      ['320', '350'],
    ],
    [
      'no size above a limit on both',
      { ...landscape, maxWidth: 1000, maxHeight: 400 },
      ['320', '600'],
    ],
    [
      'no size above a limit on the area',
      { width: 1000, height: 1000, maxArea: 250_000 },
      ['320', '500'],
    ],
    [
      'no size above a limit of version 2',
      { ...landscape, profile: [version2, { maxWidth: 1500, maxHeight: 1500 }] },
      ['320', '640', '960', '1280', '1500'],
    ],
    [
      'no ready size above a limit',
      { width: 1000, height: 1000, maxWidth: 500, sizes: [{ width: 800, height: 800 }] },
      ['320', '500'],
    ],
  ])('are %s', (_, info, widths) => {
    const sizes = wholeSizes(info);
    expect(sizes.map(({ width }) => String(width))).toEqual(widths);
    expect(sizes.map(({ size }) => size)).toEqual(widths.map((width) => `${width},`));
    for (const { width, height } of sizes) {
      expect(Math.abs(height - (width * info.height) / info.width)).toBeLessThanOrEqual(0.5);
    }
  });

  it.each(['level0', 'http://iiif.io/api/image/2/level0.json'])(
    'of a service of %s are those that are ready, written as it has them',
    (profile) => {
      const sizes = [
        { width: 400, height: 267 },
        { width: 100, height: 67 },
      ];
      expect(wholeSizes({ ...landscape, profile, sizes }).map(({ size }) => size)).toEqual([
        '100,67',
        '400,267',
      ]);
      expect(wholeSizes({ ...landscape, profile: [profile] })).toEqual([]);
    },
  );

  it('are in height at least one pixel', () => {
    expect(wholeSizes({ width: 9000, height: 2 })[0]).toMatchObject({ width: 320, height: 1 });
  });
});
