import { encodeSegment } from '../write-path.ts';
import {
  type Format,
  formats,
  type ImageAddress,
  type Quality,
  qualities,
  type Region,
  type Size,
} from './image-address.ts';
import { ImageUrlError } from './image-url-error.ts';
import {
  isInside,
  largestNumber,
  suggest,
  validAsValue,
  validFormat,
  validQuality,
} from './valid-parts.ts';

/** Where the picture is, and whatever differs from the whole picture as it is, as a JPEG. */
export type ImageRequest = Pick<ImageAddress, 'base' | 'identifier'> &
  Partial<Omit<ImageAddress, 'base' | 'identifier'>>;

/**
 * The address of a picture, e.g. `https://iiif.example.org/image/V0040217/full/400,/0/default.jpg`.
 * `parseImageUrl` gives back what this was given.
 */
export function imageUrl(request: ImageRequest): string {
  const { region = 'full', size = 'full', rotation = 0, mirror = false } = request;
  const { quality = 'default', format = 'jpg' } = request;
  const steps = [
    writeBase(request.base),
    'image',
    writeIdentifier(request.identifier),
    writeRegion(region),
    writeSize(size),
    writeRotation(rotation, mirror),
    `${writeQuality(quality)}.${writeFormat(format)}`,
  ];
  return steps.join('/');
}

function writeBase(base: string): string {
  if (typeof base !== 'string' || /[?#\s]/.test(base)) {
    throw new ImageUrlError('base', base, validAsValue.base);
  }
  return base.replace(/\/+$/, '');
}

function writeIdentifier(identifier: string): string {
  try {
    return encodeSegment('identifier', identifier);
  } catch {
    throw new ImageUrlError('identifier', identifier, validAsValue.identifier);
  }
}

function writeRegion(region: Region): string {
  if (region === 'full' || region === 'square') return region;
  if (isShaped(region, ['x', 'y', 'width', 'height'])) {
    const { x, y, width, height } = region;
    if ([x, y].every(isWhole) && [width, height].every(isPositiveWhole)) {
      return [x, y, width, height].map(String).join(',');
    }
  } else if (
    isShaped(region, ['percent']) &&
    isShaped(region.percent, ['x', 'y', 'width', 'height'])
  ) {
    const { x, y, width, height } = region.percent;
    if ([x, y].every(isDecimal) && isInside(x, y) && [width, height].every(isPositiveDecimal)) {
      return `pct:${[x, y, width, height].map(String).join(',')}`;
    }
  }
  throw new ImageUrlError('region', region, validAsValue.region);
}

function writeSize(size: Size): string {
  if (size === 'full' || size === 'max') return size;
  if (isShaped(size, ['width']) && isPositiveWhole(size.width)) return `${size.width},`;
  if (isShaped(size, ['height']) && isPositiveWhole(size.height)) return `,${size.height}`;
  if (isPixels(size)) return `${size.width},${size.height}`;
  if (isShaped(size, ['percent']) && isPositiveDecimal(size.percent)) return `pct:${size.percent}`;
  if (isShaped(size, ['fit']) && isPixels(size.fit)) return `!${size.fit.width},${size.fit.height}`;
  throw new ImageUrlError('size', size, validAsValue.size);
}

function writeRotation(rotation: number, mirror: boolean): string {
  if (typeof mirror !== 'boolean') throw new ImageUrlError('mirror', mirror, validAsValue.mirror);
  if (!isDecimal(rotation) || rotation > 360) {
    throw new ImageUrlError('rotation', rotation, validAsValue.rotation);
  }
  return `${mirror ? '!' : ''}${rotation}`;
}

function writeQuality(quality: Quality): Quality {
  if (qualities.includes(quality)) return quality;
  throw new ImageUrlError('quality', quality, validQuality, suggest(quality, qualities));
}

function writeFormat(format: Format): Format {
  if (formats.includes(format)) return format;
  throw new ImageUrlError('format', format, validFormat, suggest(format, formats));
}

/** Whether these keys, and no others, have a value. */
function isShaped<Key extends string>(
  value: unknown,
  keys: readonly Key[],
): value is Record<Key, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const given = Object.entries(value).filter(([, one]) => one !== undefined);
  return given.length === keys.length && given.every(([key]) => keys.includes(key as Key));
}

function isPixels(value: unknown): value is { width: number; height: number } {
  return isShaped(value, ['width', 'height']) && [value.width, value.height].every(isPositiveWhole);
}

function isWhole(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= largestNumber;
}

function isPositiveWhole(value: unknown): value is number {
  return isWhole(value) && value > 0;
}

/** Numbers that JavaScript would print with an exponent have no place in an address. */
function isDecimal(value: unknown): value is number {
  return typeof value === 'number' && /^\d{1,15}(\.\d+)?$/.test(String(value));
}

function isPositiveDecimal(value: unknown): value is number {
  return isDecimal(value) && value > 0;
}
