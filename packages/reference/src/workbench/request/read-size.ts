import type { ImageService, Pixels } from '../service/image-service.ts';
import { type Box, type Reading, right, wrong } from './image-parts.ts';
import { readDecimal } from './numbers.ts';

type Asked = Pixels & {
  /** The feature that a service must have for this form. */
  needs?: string;
};

/** The size that a region is scaled to, before it is turned. */
export function readSize(text: string, region: Box, service: ImageService): Reading<Pixels> {
  const { version } = service;
  if (version === 3 && text === 'full') {
    return wrong('size', 'Version 3 of the standard has no full. Right would be max.', 'max');
  }
  if (version === 2 && text.startsWith('^')) {
    return wrong('size', 'Only version 3 of the standard knows ^ before a size.', text.slice(1));
  }
  const larger = text.startsWith('^');
  const asked = readForm(larger ? text.slice(1) : text, region, service, larger);
  if (asked === undefined) return wrong('size', `Right would be: ${forms(version)}.`, mended(text));
  const { width, height, needs } = asked;
  if (width < 1 || height < 1) {
    return wrong('size', 'The picture would be 0 pixels. Each side must come to 1 pixel or more.');
  }
  if (needs && !service.features.includes(needs) && !isReadyMade(asked, region, service)) {
    return wrong(
      'size',
      `This service does not offer this form of size (${needs}).${ready(service)}`,
    );
  }
  const exceeds = width > region.width || height > region.height;
  if (exceeds && !mayEnlarge(service, larger)) return tooLarge(text, region, service);
  return right({ width, height });
}

function forms(version: 2 | 3): string {
  const words = "max, 'w,', ',h', 'w,h' or '!w,h' in whole pixels, or pct:n";
  return version === 2 ? `full, ${words}` : `${words}; with ^ in front to enlarge`;
}

function readForm(
  text: string,
  region: Box,
  service: ImageService,
  larger: boolean,
): Asked | undefined {
  if (text === 'full' && !larger) return { width: region.width, height: region.height };
  if (text === 'max') return largestSize(region, service, larger);
  if (text.startsWith('pct:')) {
    const share = readDecimal(text.slice(4));
    if (share === undefined) return undefined;
    const [width, height] = [region.width, region.height].map((side) =>
      Math.round((side * share) / 100),
    ) as [number, number];
    return { width, height, needs: 'sizeByPct' };
  }
  const [, fits, across = '', down = ''] =
    /^(!?)(0|[1-9]\d{0,14})?,(0|[1-9]\d{0,14})?$/.exec(text) ?? [];
  const [w, h] = [Number(across), Number(down)];
  if (fits && across && down) {
    const scale = Math.min(w / region.width, h / region.height);
    const limit = mayEnlarge(service, larger) ? scale : Math.min(1, scale);
    return { ...scaled(region, limit, Math.min(w, h)), needs: 'sizeByConfinedWh' };
  }
  if (fits) return undefined;
  if (across && down) return { width: w, height: h, needs: 'sizeByWh' };
  if (across) return { width: w, height: kept(region.height, w / region.width), needs: 'sizeByW' };
  if (down) return { width: kept(region.width, h / region.height), height: h, needs: 'sizeByH' };
  return undefined;
}

/** A scaled side is never 0, unless 0 was asked for. */
function kept(side: number, scale: number): number {
  return scale === 0 ? 0 : Math.max(1, Math.round(side * scale));
}

function scaled({ width, height }: Pixels, scale: number, asked: number): Pixels {
  const by = asked === 0 ? 0 : scale;
  return { width: kept(width, by), height: kept(height, by) };
}

/** The largest that the limits of the service allow; only `^max` enlarges. */
function largestSize({ width, height }: Box, { limits }: ImageService, larger: boolean): Pixels {
  const most = Math.min(
    (limits.width ?? Number.POSITIVE_INFINITY) / width,
    (limits.height ?? Number.POSITIVE_INFINITY) / height,
    Math.sqrt((limits.area ?? Number.POSITIVE_INFINITY) / (width * height)),
  );
  const scale = larger && Number.isFinite(most) ? most : Math.min(1, most);
  // Rounded down, or the last pixel would break the limit.
  const [w, h] = [width, height].map((side) => Math.max(1, Math.floor(side * scale + 1e-9)));
  return { width: w ?? width, height: h ?? height };
}

function mayEnlarge({ version, features }: ImageService, larger: boolean): boolean {
  if (version === 2) return features.includes('sizeAboveFull');
  return larger && features.includes('sizeUpscaling');
}

function tooLarge(text: string, region: Box, service: ImageService) {
  const { version, features } = service;
  const size = `${region.width} by ${region.height} pixels`;
  if (version === 3 && features.includes('sizeUpscaling') && !text.startsWith('^')) {
    return wrong(
      'size',
      `The region has only ${size}. To enlarge it, write ^ in front.`,
      `^${text}`,
    );
  }
  return wrong(
    'size',
    `The region has only ${size}, and this service does not enlarge. Right would be max or less.`,
    'max',
  );
}

function isReadyMade({ width, height }: Pixels, region: Box, service: ImageService): boolean {
  const whole = region.width === service.width && region.height === service.height;
  return whole && service.sizes.some((one) => one.width === width && one.height === height);
}

function ready({ sizes }: ImageService): string {
  const words = sizes.slice(0, 6).map(({ width, height }) => `${width},${height}`);
  if (words.length === 0) return ' Right would be: max.';
  return ` Right would be: max, or for the whole picture ${words.join(' or ')}.`;
}

function mended(text: string): string | undefined {
  const number = /^\^?([1-9]\d*)(?:px)?$/.exec(text)?.[1];
  if (number !== undefined) return `${number},`;
  const share = /^(\d+(?:\.\d+)?)%$/.exec(text)?.[1];
  if (share !== undefined) return `pct:${Number(share)}`;
  const [, w, h] = /^([1-9]\d*)\s*[x×, ]\s*([1-9]\d*)$/.exec(text) ?? [];
  return w !== undefined && h !== undefined ? `${w},${h}` : undefined;
}
