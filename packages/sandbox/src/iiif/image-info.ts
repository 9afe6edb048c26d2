import { bestFit, formats, type Pixels, qualities, scaleFactors } from '@portal/iiif';
import { limits } from './image-plan.ts';

const readySizes = [100, 200, 400, 1024];
const tileSize = 512;

/** What a program needs to know before it requests a picture (Image API 2.1). */
export function imageInfo(id: string, { width, height }: Pixels) {
  const longest = Math.max(width, height);
  return {
    '@context': 'http://iiif.io/api/image/2/context.json',
    '@id': id,
    protocol: 'http://iiif.io/api/image',
    width,
    height,
    sizes: readySizes
      .filter((edge) => edge < longest)
      .map((edge) => bestFit({ width: edge, height: edge }, { width, height })),
    tiles: [
      {
        width: tileSize,
        height: tileSize,
        scaleFactors: scaleFactors({ width, height }, tileSize),
      },
    ],
    profile: [
      'http://iiif.io/api/image/2/level2.json',
      {
        formats: [...formats],
        qualities: [...qualities],
        maxWidth: limits.width,
        maxHeight: limits.height,
        maxArea: limits.area,
        supports: [
          ...['canonicalLinkHeader', 'profileLinkHeader', 'mirroring', 'rotationArbitrary'],
          ...['regionSquare', 'sizeAboveFull'],
        ],
      },
    ],
  };
}
