import { describe, expect, it } from 'vitest';
import { canonicalParts, planImage, turnedSize } from './image-plan.ts';

const picture = { width: 1000, height: 600 };
const usual = { region: 'full', size: 'max', rotation: '0', quality: 'default', format: 'jpg' };

function plan(parts: Partial<typeof usual>) {
  return planImage({ ...usual, ...parts }, picture);
}

describe('regions', () => {
  it.each([
    ['full', [0, 0, 1000, 600]],
    ['square', [200, 0, 600, 600]],
    ['10,20,30,40', [10, 20, 30, 40]],
    ['990,590,100,100', [990, 590, 10, 10]],
    ['0,0,999999999999999,1', [0, 0, 1000, 1]],
    ['pct:10,10,50,50', [100, 60, 500, 300]],
    ['pct:0,0,0.1,100', [0, 0, 1, 600]],
    ['pct:50,50,100,100', [500, 300, 500, 300]],
  ])('%s', (region, [x, y, width, height]) => {
    expect(plan({ region }).region).toEqual({ x, y, width, height });
  });

  it.each(['', '1,2,3', '1,2,3,4,5', '0,0,0,1', '0,0,1,0', '1000,0,1,1', '0,600,1,1', '-1,0,1,1'])(
    '%j is refused',
    (region) => {
      expect(() => plan({ region })).toThrow('Syntax of the request is incorrect');
    },
  );
});

describe('sizes', () => {
  it.each([
    ['max', [1000, 600]],
    ['full', [1000, 600]],
    ['500,', [500, 300]],
    [',300', [500, 300]],
    ['pct:50', [500, 300]],
    ['pct:0.1', [1, 1]],
    ['300,300', [300, 300]],
    ['!300,300', [300, 180]],
    ['!3000,300', [500, 300]],
    ['1,', [1, 1]],
    ['2000,', [2000, 1200]],
  ])('%s', (size, [width, height]) => {
    expect(plan({ size }).size).toEqual({ width, height });
  });

  it.each([
    [3200, 3200, [3200, 3200]],
    [4096, 2929, [4096, 2929]],
    [8192, 600, [4096, 300]],
    [600, 8192, [300, 4096]],
    [4000, 4000, [3464, 3464]],
    [4096, 2930, [4095, 2929]],
    [100_000, 1, [4096, 1]],
  ])('max of %i by %i is as much as the limits allow', (width, height, [w, h]) => {
    const { size } = planImage(usual, { width, height });
    expect(size).toEqual({ width: w, height: h });
  });

  it('full is never scaled, and refused if it is too large', () => {
    expect(() => planImage({ ...usual, size: 'full' }, { width: 4000, height: 4000 })).toThrow(
      'Requested size exceeds limits',
    );
  });

  it.each(['', ',', '0,', ',0', '0,5', '!0,5', '!5,0', '!5,', 'pct:', 'pct:0', 'pct:0.01', '1.5,'])(
    '%j is refused',
    (size) => {
      expect(() => plan({ size })).toThrow('Syntax of the request is incorrect');
    },
  );

  it.each([
    '4097,',
    ',4097',
    '4096,4096',
    'pct:1000',
    `${'9'.repeat(400)},`,
    `!${'9'.repeat(400)},9999`,
    `!${'9'.repeat(16)},1`,
  ])('%.20s is too large', (size) => {
    expect(() => plan({ size })).toThrow('Requested size exceeds limits');
  });

  it.each([
    [{ size: '0400,' }, 'the size 0400, has a number with a leading zero'],
    [{ size: 'pct:050' }, 'the size pct:050 has a number with a leading zero'],
    [{ size: 'pct:50,50' }, 'the size pct:50,50 is not a number'],
    [{ size: '10.05,' }, 'the size 10.05, is not of a known form'],
    [{ region: '0,0,010,10' }, 'the region 0,0,010,10 has a number with a leading zero'],
    [{ rotation: '!022.5' }, 'the rotation !022.5 has a number with a leading zero'],
    [{ region: `0,0,${'9'.repeat(16)},1` }, 'has a number with more than 15 digits'],
    [{ region: `pct:0,0,1,1${'0'.repeat(15)}` }, 'has a number with more than 15 digits'],
  ])('%j: the error names what is wrong', (parts, message) => {
    expect(() => plan(parts)).toThrow(message);
  });

  it('counts what a turn adds', () => {
    expect(() => plan({ size: '4000,2400', rotation: '0' })).not.toThrow();
    expect(() => plan({ size: '4000,2400', rotation: '45' })).toThrow('exceeds limits');
  });
});

describe('turnedSize', () => {
  it.each([
    [0, [400, 300]],
    [90, [300, 400]],
    [180, [400, 300]],
    [270, [300, 400]],
    [45, [495, 495]],
    [22.5, [484, 430]],
    [337.5, [484, 430]],
  ])('by %d degrees', (degrees, [width, height]) => {
    expect(turnedSize({ width: 400, height: 300 }, degrees)).toEqual({ width, height });
  });
});

describe('canonicalParts', () => {
  it.each([
    [{}, 'full/full/0/default.jpg'],
    [{ region: '0,0,1000,600' }, 'full/full/0/default.jpg'],
    [{ region: 'square', size: '!100,200' }, '200,0,600,600/100,/0/default.jpg'],
    [{ size: ',300', rotation: '!90.50' }, 'full/500,/!90.5/default.jpg'],
    [{ size: '300,300', quality: 'color' }, 'full/300,300/0/default.jpg'],
    [{ rotation: '0.0000001' }, 'full/full/0.0000001/default.jpg'],
    [{ rotation: '360', quality: 'gray', format: 'png' }, 'full/full/0/gray.png'],
  ])('%j', (parts, canonical) => {
    const made = plan(parts);
    expect(canonicalParts(made, picture)).toBe(canonical);
    const [region = '', size = '', rotation = '', last = ''] = canonical.split('/');
    const [quality = '', format = ''] = last.split('.');
    const again = plan({ region, size, rotation, quality, format });
    expect({ ...again, quality: '' }).toEqual({ ...made, quality: '' });
  });
});
