import { describe, expect, it } from 'vitest';
import {
  formats,
  parseRegion,
  parseRotation,
  parseSize,
  qualities,
  writeRegion,
  writeRotation,
  writeSize,
} from '../src/index.ts';
import { type AddressParts, imageAddresses } from './image-addresses.ts';

const parsers: Record<keyof AddressParts, (text: string) => boolean> = {
  region: (text) => parseRegion(text).ok,
  size: (text) => parseSize(text).ok,
  rotation: (text) => parseRotation(text).ok,
  quality: (text) => qualities.some((one) => one === text),
  format: (text) => formats.some((one) => one === text),
};

const written = ({ region, size, rotation, quality, format }: AddressParts) =>
  `${region}/${size}/${rotation}/${quality}.${format}`;

describe('the grammar', () => {
  it('agrees with the standard on every address', () => {
    expect(new Set(imageAddresses.map(({ verdict }) => verdict))).toEqual(
      new Set(['valid', 'invalid']),
    );
    const wrong = imageAddresses.filter(({ verdict, ...parts }) => {
      const isValid = Object.entries(parts).every(([part, text]) =>
        parsers[part as keyof AddressParts](text),
      );
      return isValid !== (verdict === 'valid');
    });
    expect(wrong.map(written)).toEqual([]);
  });

  it.each<[(text: string) => unknown, (value: never) => string, string, unknown]>([
    [parseRegion, writeRegion, 'full', 'full'],
    [parseRegion, writeRegion, 'square', 'square'],
    [parseRegion, writeRegion, '0,10,80,60', { x: 0, y: 10, width: 80, height: 60 }],
    [
      parseRegion,
      writeRegion,
      'pct:0,12.5,50,99.75',
      { percent: { x: 0, y: 12.5, width: 50, height: 99.75 } },
    ],
    [parseSize, writeSize, 'full', 'full'],
    [parseSize, writeSize, 'max', 'max'],
    [parseSize, writeSize, '400,', { width: 400 }],
    [parseSize, writeSize, ',300', { height: 300 }],
    [parseSize, writeSize, '400,300', { width: 400, height: 300 }],
    [parseSize, writeSize, '!400,300', { fit: { width: 400, height: 300 } }],
    [parseSize, writeSize, 'pct:12.5', { percent: 12.5 }],
    [parseRotation, writeRotation, '0', { mirror: false, degrees: 0 }],
    [parseRotation, writeRotation, '!22.5', { mirror: true, degrees: 22.5 }],
  ])('%o and %o: %s is %j', (parse, write, text, value) => {
    expect(parse(text)).toEqual({ ok: true, value });
    expect(write(value as never)).toBe(text);
  });

  it.each([
    [parseRegion, '0,0,10', 'is not four numbers'],
    [parseRegion, '0,0,010,10', 'has a number with a leading zero'],
    [parseRegion, `0,0,${'9'.repeat(16)},1`, 'has a number with more than 15 digits'],
    [parseRegion, 'pct:0,0,1,1000000000000000.5', 'has a number with more than 15 digits'],
    [parseRegion, '0,0,0,10', 'is empty'],
    [parseRegion, 'pct:0,0,0.0,10', 'is empty'],
    [parseRegion, 'pct:100,0,10,10', 'is outside the image'],
    [parseSize, '400', 'is not of a known form'],
    [parseSize, '10.05,', 'is not of a known form'],
    [parseSize, '0400,', 'has a number with a leading zero'],
    [parseSize, 'pct:050', 'has a number with a leading zero'],
    [parseSize, 'pct:50,50', 'is not a number'],
    [parseSize, '!400,', 'needs a width and a height'],
    [parseSize, `${'9'.repeat(400)},`, 'has a number with more than 15 digits'],
    [parseSize, '!5,0', 'comes out at 0 pixels'],
    [parseRotation, '-90', 'is not a number'],
    [parseRotation, '!022.5', 'has a number with a leading zero'],
    [parseRotation, '360.1', 'is not between 0 and 360'],
    [parseRotation, '9'.repeat(400), 'is not between 0 and 360'],
  ])('%o of %.30s: describes what is wrong', (parse, text, what) => {
    expect(parse(text)).toEqual({ ok: false, what });
  });

  // Compared as numbers, these would pass for 0, 100 and 360.
  it.each([
    [parseRegion, `pct:0,0,0.${'0'.repeat(400)}1,1`, true],
    [parseRegion, `pct:99.${'9'.repeat(30)},0,1,1`, true],
    [parseRegion, 'pct:0,0,999999999999999.5,1', true],
    [parseRotation, `359.${'9'.repeat(30)}`, true],
    [parseRotation, `360.${'0'.repeat(30)}1`, false],
  ])('%o of %.30s: decides by the digits', (parse, text, ok) => {
    expect(parse(text).ok).toBe(ok);
  });
});
