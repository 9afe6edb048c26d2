import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fullInfo, plainInfo, serviceOf, version3Info } from '../../test/services.ts';
import { readInfo } from './read-info.ts';

const address = fullInfo['@id'];

describe('readInfo', () => {
  it('adds the features of the level to those the service lists', () => {
    const { version, level, features, formats, qualities, limits, notes } = serviceOf(fullInfo);
    expect({ version, level, notes }).toEqual({ version: 2, level: 2, notes: [] });
    expect(features).toEqual(expect.arrayContaining(['regionByPx', 'sizeByPct', 'regionSquare']));
    expect(formats).toEqual(['jpg', 'png', 'gif', 'webp']);
    expect(qualities).toEqual(['default', 'bitonal', 'color', 'gray']);
    expect(limits).toEqual({ width: 4096, height: 4096, area: 12_000_000 });
    expect(serviceOf(plainInfo).features).toEqual([]);
  });

  it('reads version 3, where a width limit applies to the height too', () => {
    const { version, formats, limits } = serviceOf(version3Info);
    expect({ version, formats, limits }).toEqual({
      version: 3,
      formats: ['jpg', 'png', 'webp'],
      limits: { width: 2000, height: 2000 },
    });
  });

  it.each([
    [null, 'info.json should be a JSON object, but is null.'],
    [[], 'info.json should be a JSON object, but is a list.'],
    [
      { ...fullInfo, width: '1600' },
      "width should be a whole number of pixels above 0, but is '1600'.",
    ],
    [{ ...fullInfo, height: 0 }, 'height should be a whole number of pixels above 0, but is 0.'],
    [
      { ...fullInfo, '@context': undefined },
      '@context should name version 2 or 3 of the IIIF Image API, but is missing.',
    ],
    [
      { ...fullInfo, profile: 'best' },
      "profile should name level 0, 1 or 2 of the standard, but is 'best'.",
    ],
    [
      { ...fullInfo, profile: ['level2 or more'] },
      'profile should name level 0, 1 or 2 of the standard, but is a list.',
    ],
    [
      { ...fullInfo, width: 'x'.repeat(70) },
      `width should be a whole number of pixels above 0, but is '${'x'.repeat(59)}….`,
    ],
  ])('describes what is wrong with %j, and nothing else', (info, words) => {
    expect(readInfo(info, address)).toEqual({ ok: false, problems: [words] });
  });

  it('describes everything that is wrong', () => {
    const read = readInfo({ ...fullInfo, width: 0, height: 0, profile: {} }, address);
    expect(read.ok ? [] : read.problems).toHaveLength(3);
  });

  it('reads sizes and tiles, which are square unless they have a height', () => {
    const { sizes, tiles } = serviceOf({
      ...fullInfo,
      sizes: [{ width: 100, height: 75, type: 'Size' }, { width: 100 }],
      tiles: [
        { width: 512, scaleFactors: [1, 2, 0] },
        { width: 256, height: 128, scaleFactors: [4] },
        { width: 128, scaleFactors: [] },
      ],
    });
    expect(sizes).toEqual([{ width: 100, height: 75 }]);
    expect(tiles).toEqual([
      { width: 512, height: 512, scaleFactors: [1, 2] },
      { width: 256, height: 128, scaleFactors: [4] },
    ]);
  });

  it.each([
    [[{ maxWidth: 3000 }, { maxWidth: 2000, maxHeight: 1000 }], { width: 2000, height: 1000 }],
    [[{ maxArea: 5000 }], { area: 5000 }],
    [[{ maxHeight: 500, maxWidth: 'any' }], { height: 500 }],
    [[{}], {}],
  ])('of the limits %j, the strictest are %j', (objects, want) => {
    const service = serviceOf({ ...fullInfo, profile: [fullInfo.profile[0], ...objects] });
    expect(Object.entries(service.limits)).toEqual(Object.entries(want));
  });

  it('reads no more than 100 items of a list', () => {
    const sizes = Array.from({ length: 101 }, (_, index) => ({ width: index + 1, height: 1 }));
    expect(serviceOf({ ...fullInfo, sizes }).sizes).toHaveLength(100);
  });

  it('ignores names that would change an address, and any address in the description', () => {
    const info = {
      ...fullInfo,
      '@id': 'javascript:alert(1)',
      sizes: [{ width: -1, height: 2 }, null],
      tiles: [{ width: 512, scaleFactors: 'all' }],
      profile: [fullInfo.profile[0], { formats: ['../x', 'jpg/x', 7, 'tif'], qualities: {} }],
    };
    const service = serviceOf(info);
    expect(service).toMatchObject({
      address,
      formats: ['jpg', 'png', 'tif'],
      sizes: [],
      tiles: [],
    });
    expect(service.notes.join()).toContain('The address at which info.json was found is used');
  });

  it('never throws', () => {
    const value = fc.oneof(fc.jsonValue(), fc.anything());
    const near = fc.record(
      { profile: value, sizes: value, tiles: value, width: value, '@id': value, '@context': value },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(
        fc.oneof(
          value,
          near.map((change) => ({ ...fullInfo, ...change })),
        ),
        (info) => {
          const read = readInfo(info, address);
          if (!read.ok) expect(read.problems.length).toBeGreaterThan(0);
        },
      ),
      { numRuns: 300 },
    );
  });
});
