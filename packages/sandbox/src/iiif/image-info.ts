import { formats, limits, qualities, type Size } from './image-plan.ts';

const readySizes = [100, 200, 400, 1024];
const tileSize = 512;

/** What a program needs to know before it asks for a picture (Image API 2.1). */
export function imageInfo(id: string, { width, height }: Size) {
  const longest = Math.max(width, height);
  return {
    '@context': 'http://iiif.io/api/image/2/context.json',
    '@id': id,
    protocol: 'http://iiif.io/api/image',
    width,
    height,
    sizes: readySizes
      .filter((edge) => edge < longest)
      .map((edge) => readySize({ width, height }, edge)),
    tiles: [{ width: tileSize, height: tileSize, scaleFactors: scaleFactors(longest) }],
    profile: [
      'http://iiif.io/api/image/2/level2.json',
      {
        formats: [...formats],
        qualities: [...qualities],
        maxWidth: limits.edge,
        maxHeight: limits.edge,
        maxArea: limits.area,
        supports: [
          ...['canonicalLinkHeader', 'profileLinkHeader', 'mirroring', 'rotationArbitrary'],
          ...['regionSquare', 'sizeAboveFull'],
        ],
      },
    ],
  };
}

/** A picture scaled so that its longer side is `edge`. */
export function readySize({ width, height }: Size, edge: number): Size {
  const longest = Math.max(width, height);
  return {
    width: Math.max(1, Math.round((width * edge) / longest)),
    height: Math.max(1, Math.round((height * edge) / longest)),
  };
}

/** Halved until the whole picture fits into one tile. */
function scaleFactors(longest: number): number[] {
  const steps = Math.max(0, Math.ceil(Math.log2(longest / tileSize)));
  return Array.from({ length: steps + 1 }, (_, step) => 2 ** step);
}
