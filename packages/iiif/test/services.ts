import type { ImageService } from '../src/service/image-service.ts';
import { readInfo } from '../src/service/read-info.ts';

const address = 'https://iiif.example.org/image/V0040217';

/** The sample service's own description. */
export const fullInfo = {
  '@context': 'http://iiif.io/api/image/2/context.json',
  '@id': address,
  protocol: 'http://iiif.io/api/image',
  width: 1600,
  height: 1200,
  sizes: [
    { width: 100, height: 75 },
    { width: 400, height: 300 },
    { width: 1024, height: 768 },
  ],
  tiles: [{ width: 512, height: 512, scaleFactors: [1, 2, 4] }],
  profile: [
    'http://iiif.io/api/image/2/level2.json',
    {
      formats: ['jpg', 'png', 'gif', 'webp'],
      qualities: ['default', 'color', 'gray', 'bitonal'],
      maxWidth: 4096,
      maxHeight: 4096,
      maxArea: 12_000_000,
      supports: ['mirroring', 'rotationArbitrary', 'regionSquare', 'sizeAboveFull'],
    },
  ],
};

/** Ready-made sizes only. */
export const plainInfo = {
  ...fullInfo,
  profile: ['http://iiif.io/api/image/2/level0.json'],
};

export const version3Info = {
  '@context': 'http://iiif.io/api/image/3/context.json',
  id: address,
  type: 'ImageService3',
  protocol: 'http://iiif.io/api/image',
  profile: 'level2',
  width: 1600,
  height: 1200,
  maxWidth: 2000,
  extraFeatures: ['sizeUpscaling'],
  extraFormats: ['webp'],
};

export function serviceOf(info: object): ImageService {
  const read = readInfo(info, address);
  if (!read.ok) throw new Error(read.problems.join(' '));
  return read.service;
}
