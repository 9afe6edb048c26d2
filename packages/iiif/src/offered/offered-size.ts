import { type Offer, refused } from '../part-problem.ts';
import { type Box, isWhole, type Pixels } from '../pixels.ts';
import { type Fault, isNoPixels } from '../reading.ts';
import { keepsShape, scaledSize } from '../scaled-size.ts';
import type { ImageService } from '../service/image-service.ts';
import { parseSize, type Size } from '../size.ts';
import { suggestSize } from '../suggest.ts';
import { validSize } from '../valid-forms.ts';

/** The size the service scales a region to, before rotation. */
export function offeredSize(text: string, region: Box, service: ImageService): Offer<Pixels> {
  const { version, limits, features } = service;
  const larger = text.startsWith('^');
  const form = larger ? text.slice(1) : text;
  if (version === 2 && larger) {
    const words = 'Only version 3 of the standard allows ^ before a size.';
    return refused('size', words, suggestSize(text));
  }
  if (version === 3 && form === 'full') {
    const words = 'Version 3 of the standard has no full. Use max.';
    return refused('size', words, larger ? '^max' : 'max');
  }
  const size = parseSize(form);
  if (!size.ok) return refusedSize(size, version, suggestion(form, larger));
  const enlarges =
    version === 2
      ? features.includes('sizeAboveFull')
      : larger && features.includes('sizeUpscaling');
  const scaled = scaledSize(size.value, region, { version, limits, enlarges, larger });
  if (!scaled.ok) return refusedSize(scaled, version);
  const missing = missingFeature(size.value, scaled.value, region, service);
  if (missing) {
    const words = `This service does not offer this form of size (${missing}).`;
    return refused('size', `${words} Use ${ready(service)}.`);
  }
  const { width, height } = scaled.value;
  const exceeds = width > region.width || height > region.height;
  return exceeds && !enlarges ? tooLarge(text, region, service) : scaled;
}

function refusedSize({ what }: Fault, version: 2 | 3, suggestion?: string) {
  const right = what === isNoPixels.what ? 'sides of 1 pixel or more' : validSize[version];
  return refused('size', `The size ${what}. Use ${right}.`, suggestion);
}

function suggestion(form: string, larger: boolean): string | undefined {
  const found = suggestSize(form);
  return found && `${larger ? '^' : ''}${found}`;
}

/** The feature the service would need to list for this form of size, unless the size is ready-made. */
function missingFeature(
  size: Size,
  scaled: Pixels,
  region: Box,
  service: ImageService,
): string | undefined {
  const { width, height } = scaled;
  const isReady = service.sizes.some((one) => one.width === width && one.height === height);
  const needed = featuresFor(size, keepsShape(scaled, region), service.version);
  const isOffered = needed.some((feature) => service.features.includes(feature));
  return isOffered || (isReady && isWhole(region, service)) ? undefined : needed[0];
}

/** Any one of these is enough. Version 2 treats sizes that distort the picture as a separate feature. */
function featuresFor(size: Size, keeps: boolean, version: 2 | 3): string[] {
  if (typeof size === 'string') return [];
  if (size.percent !== undefined) return ['sizeByPct'];
  if (size.fit) return ['sizeByConfinedWh'];
  if (size.height === undefined) return ['sizeByW'];
  if (size.width === undefined) return ['sizeByH'];
  if (version === 3) return ['sizeByWh'];
  return keeps ? ['sizeByWh', 'sizeByDistortedWh'] : ['sizeByDistortedWh'];
}

function tooLarge(text: string, region: Box, { version, features }: ImageService) {
  const size = `The region has only ${region.width} by ${region.height} pixels`;
  if (version === 3 && features.includes('sizeUpscaling') && !text.startsWith('^')) {
    return refused('size', `${size}. To enlarge it, write ^ in front.`, `^${text}`);
  }
  const words = `${size}, and this service does not enlarge. Use max or less.`;
  return refused('size', words, 'max');
}

function ready({ sizes }: ImageService): string {
  const words = sizes.slice(0, 6).map(({ width, height }) => `${width},${height}`);
  return words.length === 0 ? 'max' : `max, or for the whole picture ${words.join(' or ')}`;
}
