import { describe, expect, it } from 'vitest';
import { fullInfo, plainInfo, serviceOf, version3Info } from '../test/services.ts';
import { checkParts } from './check-parts.ts';
import { type ImageParts, imageAddress, joinParts, splitParts } from './image-parts.ts';
import type { Limits } from './pixels.ts';

const full = serviceOf(fullInfo);
const plain = serviceOf(plainInfo);
const third = serviceOf(version3Info);
const whole: ImageParts = {
  region: 'full',
  size: 'max',
  rotation: '0',
  quality: 'default',
  format: 'jpg',
};

describe('predicted size', () => {
  it.each<[Partial<ImageParts>, number, number]>([
    [{}, 1600, 1200],
    [{ size: 'full' }, 1600, 1200],
    [{ size: '400,' }, 400, 300],
    [{ size: ',150' }, 200, 150],
    [{ size: '!400,400' }, 400, 300],
    [{ size: '!3200,9000' }, 3200, 2400],
    [{ size: '50,600' }, 50, 600],
    [{ size: 'pct:12.5' }, 200, 150],
    [{ region: 'square', size: '300,' }, 300, 300],
    [{ region: '1500,0,400,300', size: 'full' }, 100, 300],
    [{ region: 'pct:25,25,50,50' }, 800, 600],
    [{ region: '0,0,1600,1', size: '10,' }, 10, 1],
    [{ size: '400,', rotation: '90' }, 300, 400],
    [{ size: '400,', rotation: '!180' }, 400, 300],
    [{ size: '400,', rotation: '45' }, 495, 495],
  ])('%j', (change, width, height) => {
    const { problems, predicted } = checkParts({ ...whole, ...change }, full);
    expect({ problems, predicted }).toEqual({ problems: [], predicted: { width, height } });
  });

  it('predicts how version 3 enlarges', () => {
    const size = (text: string) => checkParts({ ...whole, size: text }, third).predicted;
    expect(size('!1800,1800')).toEqual({ width: 1600, height: 1200 });
    expect(size('^!1800,1800')).toEqual({ width: 1800, height: 1350 });
    expect(size('^max')).toEqual({ width: 2000, height: 1500 });
    // Version 3: as large as possible within both the box and the limits.
    expect(size('^!3000,3000')).toEqual({ width: 2000, height: 1500 });
  });

  it('comes with what it was computed from', () => {
    const parts = { ...whole, region: 'pct:25,25,50,50', size: '400,', rotation: '!90' };
    expect(checkParts(parts, full)).toEqual({
      problems: [],
      region: { x: 400, y: 300, width: 800, height: 600 },
      size: { width: 400, height: 300 },
      turn: { mirror: true, degrees: 90 },
      predicted: { width: 300, height: 400 },
    });
    const known = (change: Partial<ImageParts>) =>
      Object.keys(checkParts({ ...whole, ...change }, full)).join(' ');
    expect(known({ region: 'x' })).toBe('problems turn');
    expect(known({ size: 'x' })).toBe('problems region turn');
    expect(known({ rotation: 'x' })).toBe('problems region size');
  });

  it('keeps max within the limits', () => {
    const small = { ...full, limits: { width: 1000, height: 1000, area: 480_000 } };
    expect(checkParts(whole, small).predicted).toEqual({ width: 800, height: 600 });
  });
});

describe('problems', () => {
  it.each<[Partial<ImageParts>, string, string, string | undefined]>([
    [{ region: '0,0,80' }, 'region', 'Use full, square', undefined],
    [{ region: '0, 0, 80, 60' }, 'region', 'Use full', '0,0,80,60'],
    [{ region: '0.4;0;80.6;60.25' }, 'region', 'Use full', '0,0,81,60'],
    [{ region: '12.75% 0% 50% 60%' }, 'region', 'Use full', 'pct:12.75,0,50,60'],
    [{ region: '-10 0 80 60' }, 'region', 'Use full', undefined],
    [{ region: '0,0,0,60' }, 'region', 'empty. Use a width and a height', undefined],
    [{ region: 'pct:100,0,10,10' }, 'region', 'Use x and y below 100.', undefined],
    [{ region: '1600,0,5,5' }, 'region', 'x from 0 to 1599, y from 0 to 1199', undefined],
    [{ size: '400' }, 'size', "'w,'", '400,'],
    [{ size: '50%' }, 'size', 'pct:n', 'pct:50'],
    [{ size: '12.75%' }, 'size', 'pct:n', 'pct:12.75'],
    [{ size: 'about 50%' }, 'size', 'Use full', undefined],
    [{ size: '50% of it' }, 'size', 'Use full', undefined],
    [{ size: '400px' }, 'size', "'w,'", '400,'],
    [{ size: '400x300' }, 'size', 'Use full', '400,300'],
    [{ size: '400 × 300' }, 'size', 'Use full', '400,300'],
    [{ size: 'about 400x300' }, 'size', 'Use full', undefined],
    [{ size: '400x300 or so' }, 'size', 'Use full', undefined],
    [{ size: '0,' }, 'size', '0 pixels. Use sides of 1 pixel or more.', undefined],
    [{ size: 'pct:0.01' }, 'size', '0 pixels. Use sides of 1 pixel or more.', undefined],
    [{ size: '^400,' }, 'size', 'Only version 3', '400,'],
    [{ size: '5000,' }, 'size', 'at most 4096 pixels wide', 'max'],
    [{ size: '4000,3000', rotation: '45' }, 'size', 'after rotation', undefined],
    [{ rotation: '-90' }, 'rotation', 'from 0 to 360', '270'],
    [{ rotation: '-22.75' }, 'rotation', 'from 0 to 360', '337.25'],
    [{ rotation: '90°' }, 'rotation', 'from 0 to 360', '90'],
    [{ rotation: 'by 90' }, 'rotation', 'from 0 to 360', undefined],
    [{ rotation: '90 or so' }, 'rotation', 'from 0 to 360', undefined],
    [{ rotation: '!400' }, 'rotation', 'from 0 to 360', '!40'],
    [{ quality: 'grey' }, 'quality', 'This service offers: default', 'gray'],
    [{ format: 'tif' }, 'format', 'jpg, png, gif, webp', undefined],
  ])('%j', (change, part, words, suggestion) => {
    const { problems, predicted } = checkParts({ ...whole, ...change }, full);
    expect(predicted).toBeUndefined();
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ part, words: expect.stringContaining(words) });
    expect(problems[0]?.suggestion).toBe(suggestion);
  });

  it('are reported for every part at once, in address order', () => {
    const parts = { region: 'x', size: '9', rotation: 'r', quality: 'q', format: 'f' };
    const names = checkParts(parts, full).problems.map(({ part }) => part);
    expect(names).toEqual(['region', 'rotation', 'quality', 'format']);
  });

  it('depend on what the service offers', () => {
    const words = (change: Partial<ImageParts>) =>
      checkParts({ ...whole, ...change }, plain).problems.map((one) => one.words);
    expect(words({ size: '400,' })).toEqual([]);
    expect(words({ size: '401,' }).join()).toContain('100,75 or 400,300 or 1024,768');
    expect(words({ region: '0,0,5,5' })).toEqual([
      'This service does not support regions in pixels.',
    ]);
    expect(words({ region: 'square' }).join()).toContain('does not offer square');
    expect(words({ rotation: '90' }).join()).toContain('does not rotate');
    expect(words({ rotation: '360' })).toEqual([]);
    expect(words({ rotation: '!0' })).toEqual(['This service does not mirror pictures.']);
    // Each has one side of a ready-made size.
    expect(words({ size: '400,200' })).toHaveLength(1);
    expect(words({ size: '300,300' })).toHaveLength(1);
  });

  /** A service that lists nothing but these features. */
  const only = (supports: string[], more = {}) =>
    serviceOf({ ...plainInfo, ...more, profile: [plainInfo.profile[0], { supports }] });

  it.each<[Partial<ImageParts>, string]>([
    [{ region: '0,0,5,5' }, 'regionByPx'],
    [{ region: 'pct:0,0,5,5' }, 'regionByPct'],
    [{ region: 'square' }, 'regionSquare'],
    [{ size: '401,' }, 'sizeByW'],
    [{ size: ',301' }, 'sizeByH'],
    [{ size: 'pct:33' }, 'sizeByPct'],
    [{ size: '!401,401' }, 'sizeByConfinedWh'],
    [{ rotation: '!0' }, 'mirroring'],
    [{ rotation: '180' }, 'rotationBy90s'],
    [{ rotation: '22.5' }, 'rotationArbitrary'],
  ])('go away for %j with the feature %s alone', (change, feature) => {
    const parts = { ...whole, ...change };
    expect(checkParts(parts, only([])).problems).toHaveLength(1);
    expect(checkParts(parts, only([feature])).problems).toEqual([]);
  });

  it('name the feature that version 3 would need for both sides', () => {
    const service = serviceOf({ ...version3Info, profile: 'level0', extraFeatures: [] });
    const { problems } = checkParts({ ...whole, size: '401,100' }, service);
    expect(problems[0]?.words).toContain('(sizeByWh)');
    expect(problems[0]?.words).toMatch(/ Use max\.$/);
  });

  it.each<[Partial<ImageParts>, string[], string]>([
    [{ region: 'square' }, [], '200,0,1200,1200'],
    [{ rotation: '!90' }, ['rotationBy90s'], '90'],
    [{ rotation: '30' }, ['rotationBy90s'], '0'],
    [{ rotation: '!50' }, ['rotationBy90s', 'mirroring'], '!90'],
    [{ rotation: '350' }, ['rotationBy90s'], '0'],
  ])('suggest what is nearest to %j with %j', (change, supports, suggestion) => {
    const { problems } = checkParts({ ...whole, ...change }, only(supports));
    expect(problems.map((one) => one.suggestion)).toEqual([suggestion]);
  });

  it.each(['1700,100', '100,1300', '1700,1300'])(
    'include a size of %s where nothing is enlarged',
    (size) => {
      const { problems } = checkParts({ ...whole, size }, only(['sizeByDistortedWh']));
      expect(problems).toMatchObject([{ part: 'size', suggestion: 'max' }]);
      expect(problems[0]?.words).toContain(
        '1600 by 1200 pixels, and this service does not enlarge',
      );
    },
  );

  it('list all limits of a service, and only those', () => {
    const words = (limits: Limits, change: Partial<ImageParts>) =>
      checkParts({ ...whole, ...change }, { ...full, limits }).problems.map((one) => one.words);
    const all = { width: 1000, height: 900, area: 500_000 };
    expect(words(all, { size: 'full' })).toEqual([
      'The picture would be 1600 by 1200 pixels. This service allows at most 1000 pixels wide, 900 pixels high, 500000 pixels in all.',
    ]);
    expect(words({ area: 500_000 }, { size: '800,600', rotation: '45' })).toEqual([
      'The picture would be 990 by 990 pixels after rotation. This service allows at most 500000 pixels in all.',
    ]);
  });

  it('list no more than six ready-made sizes', () => {
    const sizes = [1, 2, 3, 4, 5, 6, 7].map((side) => ({ width: side * 4, height: side * 3 }));
    const { problems } = checkParts({ ...whole, size: '99,' }, only([], { sizes }));
    expect(problems[0]?.words).toMatch(/4,3 or 8,6 or 12,9 or 16,12 or 20,15 or 24,18\.$/);
  });

  it('distinguish distorting sizes, in version 2 only', () => {
    const [level] = plainInfo.profile;
    const words = (supports: string[], size: string, turned = {}) => {
      const service = serviceOf({ ...plainInfo, ...turned, profile: [level, { supports }] });
      return checkParts({ ...whole, size }, service).problems.map((one) => one.words);
    };
    expect(words(['sizeByWh'], '800,600')).toEqual([]);
    expect(words(['sizeByDistortedWh'], '800,600')).toEqual([]);
    expect(words(['sizeByDistortedWh'], '800,500')).toEqual([]);
    expect(words(['sizeByWh'], '800,500').join()).toContain('(sizeByDistortedWh)');
    // Rounded from one side but not from the other.
    expect(words(['sizeByWh'], '402,302')).toEqual([]);
    expect(words(['sizeByWh'], '302,402', { width: 1200, height: 1600 })).toEqual([]);
  });

  it('follow the rules of version 3', () => {
    const problem = (size: string) => checkParts({ ...whole, size }, third).problems[0];
    expect(problem('full')?.suggestion).toBe('max');
    expect(problem('^full')?.suggestion).toBe('^max');
    expect(problem('^800')?.suggestion).toBe('^800,');
    expect(problem('1800,')?.suggestion).toBe('^1800,');
    expect(problem('^2400,')?.words).toContain('at most 2000 pixels wide');
    const fixed = { ...third, features: third.features.filter((one) => one !== 'sizeUpscaling') };
    for (const size of ['1800,', '^1800,']) {
      expect(checkParts({ ...whole, size }, fixed).problems[0]?.suggestion).toBe('max');
    }
  });
});

describe('joinParts and splitParts', () => {
  it.each([
    'full/max/0/default.jpg',
    '0,0,800,600/!400,400/!90/gray.png',
    'pct:25,25.5,50,0.5/pct:12.5/22.5/bitonal.gif',
  ])('are inverses: %s', (path) => {
    const parts = splitParts(path.split('/'));
    expect(parts && joinParts(parts)).toBe(path);
  });

  it('are what an address ends with', () => {
    expect(imageAddress({ address: 'https://pictures.example/image/V1' }, whole)).toBe(
      'https://pictures.example/image/V1/full/max/0/default.jpg',
    );
  });

  it('encode the ^ of version 3, which is not allowed in an address', () => {
    expect(joinParts({ ...whole, size: '^800,' })).toBe('full/%5E800,/0/default.jpg');
  });

  it.each(['full/max/0', 'full/max/0/default', 'full/max/0/a.b.c', 'full/max/0/default.jpg/more'])(
    'refuse any other form: %s',
    (path) => expect(splitParts(path.split('/'))).toBeUndefined(),
  );
});
