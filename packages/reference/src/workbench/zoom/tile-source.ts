import type { ImageService } from '@portal/iiif';

/** An `info.json` of checked values only: the viewer never gets what a host sent. */
export function tileSource(service: ImageService): object {
  const { version, address, width, height, level, sizes, tiles } = service;
  const { features, qualities, formats, limits } = service;
  const shared = {
    protocol: 'http://iiif.io/api/image',
    width,
    height,
    ...(sizes.length > 0 && { sizes }),
    ...(tiles.length > 0 && { tiles }),
  };
  const most = {
    ...(limits.width !== undefined && { maxWidth: limits.width }),
    ...(limits.height !== undefined && { maxHeight: limits.height }),
    ...(limits.area !== undefined && { maxArea: limits.area }),
  };
  if (version === 3) {
    return {
      '@context': 'http://iiif.io/api/image/3/context.json',
      id: address,
      type: 'ImageService3',
      profile: `level${level}`,
      ...shared,
      ...most,
      extraFeatures: features,
      extraQualities: qualities,
      extraFormats: formats,
    };
  }
  return {
    '@context': 'http://iiif.io/api/image/2/context.json',
    '@id': address,
    ...shared,
    profile: [
      `http://iiif.io/api/image/2/level${level}.json`,
      { supports: features, qualities, formats, ...most },
    ],
  };
}
