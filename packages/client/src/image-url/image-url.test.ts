import { formats, qualities } from '@portal/iiif';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ImageAddress } from './image-address.ts';
import { imageUrl } from './image-url.ts';
import { ImageUrlError } from './image-url-error.ts';
import { parseImageUrl } from './parse-image-url.ts';

const base = 'https://iiif.example.org';
const whole: ImageAddress = {
  base,
  identifier: 'V0040217',
  region: 'full',
  size: 'full',
  rotation: 0,
  mirror: false,
  quality: 'default',
  format: 'jpg',
};

const pairs: [path: string, parts: Partial<ImageAddress>][] = [
  ['V0040217/full/full/0/default.jpg', {}],
  ['V0040217/full/max/0/default.jpg', { size: 'max' }],
  ['V0040217/full/400,/0/default.jpg', { size: { width: 400 } }],
  ['V0040217/full/,150/0/default.jpg', { size: { height: 150 } }],
  ['V0040217/full/400,400/0/default.jpg', { size: { width: 400, height: 400 } }],
  ['V0040217/full/!400,400/0/default.jpg', { size: { fit: { width: 400, height: 400 } } }],
  ['V0040217/full/pct:12.5/0/default.jpg', { size: { percent: 12.5 } }],
  [
    'V0040217/square/300,/0/default.webp',
    { region: 'square', size: { width: 300 }, format: 'webp' },
  ],
  [
    'V0040217/0,0,800,600/full/0/color.jpg',
    { region: { x: 0, y: 0, width: 800, height: 600 }, quality: 'color' },
  ],
  [
    'V0040217/pct:25,25.5,50,0.5/full/0/default.jpg',
    { region: { percent: { x: 25, y: 25.5, width: 50, height: 0.5 } } },
  ],
  [
    'V0040217/full/full/!90/gray.png',
    { rotation: 90, mirror: true, quality: 'gray', format: 'png' },
  ],
  ['V0040217/full/full/22.5/bitonal.gif', { rotation: 22.5, quality: 'bitonal', format: 'gif' }],
  ['V0040217/full/full/!360/default.jpg', { rotation: 360, mirror: true }],
  ['V0040217/full/full/0.00000015/default.jpg', { rotation: 0.00000015 }],
  ['b20417783_0004.jp2/full/full/0/default.jpg', { identifier: 'b20417783_0004.jp2' }],
  ['ark:%2F12%3F34%20%23%25/full/full/0/default.jpg', { identifier: 'ark:/12?34 #%' }],
];

describe('imageUrl and parseImageUrl', () => {
  it.each(pairs)('are inverses: %s', (path, parts) => {
    const url = `${base}/image/${path}`;
    expect(imageUrl({ base, identifier: 'V0040217', ...parts })).toBe(url);
    expect(parseImageUrl(url)).toEqual({ ...whole, ...parts });
  });

  const pixels = fc.integer({ min: 1, max: 100_000 });
  const percent = fc.integer({ min: 1, max: 1_000_000 }).map((millionths) => millionths / 10_000);
  const start = fc.integer({ min: 0, max: 999_999 }).map((millionths) => millionths / 10_000);
  const box = { width: pixels, height: pixels };
  const address = fc.record<ImageAddress>({
    base: fc.constantFrom(base, 'http://localhost:3000/sandbox', '', '/image/image'),
    identifier: fc.string({ minLength: 1, unit: 'grapheme' }).filter((id) => !/^\.{1,2}$/.test(id)),
    region: fc.oneof(
      fc.constantFrom('full' as const, 'square' as const),
      fc.record({ x: fc.nat(), y: fc.nat(), ...box }),
      fc.record({
        percent: fc.record({ x: start, y: start, width: percent, height: percent }),
      }),
    ),
    size: fc.oneof(
      fc.constantFrom('full' as const, 'max' as const),
      fc.record({ width: pixels }),
      fc.record({ height: pixels }),
      fc.record(box),
      fc.record({ percent }),
      fc.record({ fit: fc.record(box) }),
    ),
    rotation: fc.integer({ min: 0, max: 36_000 }).map((hundredths) => hundredths / 100),
    mirror: fc.boolean(),
    quality: fc.constantFrom(...qualities),
    format: fc.constantFrom(...formats),
  });

  it('are inverses for any address', () => {
    fc.assert(
      fc.property(address, (parts) => {
        const url = imageUrl(parts);
        expect(parseImageUrl(url)).toEqual(parts);
        expect(imageUrl(parseImageUrl(url))).toBe(url);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['V0040217/0%2C0%2C8%2C6/400%2C/%210/default.jpg', 'V0040217/0,0,8,6/400,/!0/default.jpg'],
    ['V0040217/full/full/0/default%2Ejpg', 'V0040217/full/full/0/default.jpg'],
    [
      'V0040217/pct:25.0,0.00,50,50/full/90.0/default.jpg',
      'V0040217/pct:25,0,50,50/full/90/default.jpg',
    ],
  ])('normalise an address: %s', (given, usual) => {
    expect(imageUrl(parseImageUrl(`${base}/image/${given}`))).toBe(`${base}/image/${usual}`);
  });
});

describe('imageUrl', () => {
  const bad: [part: string, request: object][] = [
    ['base', { base: 'https://iiif.example.org?a' }],
    ['base', { base: undefined }],
    ['identifier', { identifier: '' }],
    ['identifier', { identifier: '..' }],
    ['region', { region: { x: 1, y: 1, width: 0, height: 5 } }],
    ['region', { region: { x: 1.5, y: 1, width: 5, height: 5 } }],
    ['region', { region: { x: 1, y: 1, width: 5 } }],
    ['region', { region: { x: '1', y: 1, width: 5, height: 5 } }],
    ['region', { region: { x: 1, y: 1, width: 5, height: 5, percent: 5 } }],
    ['region', { region: { percent: { x: 0, y: 0, width: 0, height: 5 } } }],
    ['region', { region: { percent: { x: 0, y: 0, width: 5 } } }],
    ['region', { region: { percent: { x: 100, y: 0, width: 5, height: 5 } } }],
    ['region', { region: { percent: { x: 0, y: 100.5, width: 5, height: 5 } } }],
    ['region', { region: { percent: { x: 0, y: 0, width: 1e15, height: 5 } } }],
    ['region', { region: { x: 0, y: 0, width: 1e15, height: 5 } }],
    ['size', { size: { width: 1e15 } }],
    ['size', { size: { percent: 1e15 } }],
    ['region', { region: { percent: { x: 0, y: 0, width: 5, height: 5 }, width: 5 } }],
    ['region', { region: 'middle' }],
    ['size', { size: '^max' }],
    ['size', { size: { width: 400.5 } }],
    ['size', { size: 400 }],
    ['size', { size: {} }],
    ['size', { size: { widht: 400 } }],
    ['size', { size: { width: 400, percent: 5 } }],
    ['size', { size: { fit: { width: 400 } } }],
    ['size', { size: null }],
    ['rotation', { rotation: -1 }],
    ['rotation', { rotation: 360.5 }],
    ['rotation', { rotation: '90' }],
    ['rotation', { rotation: Number.NaN }],
    ['mirror', { mirror: 'yes' }],
    ['quality', { quality: 'colour' }],
    ['format', { format: 'jpeg' }],
  ];
  it.each(bad)('names the %s of %j', (part, request) => {
    const write = () => imageUrl({ ...whole, ...request });
    expect(write).toThrow(ImageUrlError);
    expect(write).toThrow(expect.objectContaining({ part }));
  });

  const circular: { self?: unknown } = {};
  circular.self = circular;
  it.each<[string, object, string]>([
    ['text in quotes', { size: '^max' }, "size: '^max' is not valid."],
    ['a number as it is', { size: 400 }, 'size: 400 is not valid.'],
    ['NaN', { rotation: Number.NaN }, 'rotation: NaN is not valid.'],
    ['null', { size: null }, 'size: null is not valid.'],
    ['a missing value', { base: undefined }, 'base: undefined is not valid.'],
    ['an object with its fields', { size: { widht: 400 } }, 'size: {"widht":400} is not valid.'],
    ['an object that contains itself', { size: circular }, 'size: the value is not valid.'],
  ])('shows %s in its error', (_, request, message) => {
    expect(() => imageUrl({ ...whole, ...request })).toThrow(message);
  });

  it('takes a field without a value for a missing one', () => {
    const size = { width: 400, height: undefined } as unknown as { width: number };
    expect(imageUrl({ ...whole, size })).toBe(`${base}/image/V0040217/full/400,/0/default.jpg`);
  });

  it('accepts slashes at the end of the base', () => {
    expect(imageUrl({ ...whole, base: `${base}//` })).toBe(imageUrl(whole));
  });
});
