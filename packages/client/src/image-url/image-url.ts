import {
  formats,
  parseRegion,
  parseRotation,
  parseSize,
  qualities,
  type Region,
  type Size,
  suggestName,
  writeRegion,
  writeRotation,
  writeSize,
} from '@portal/iiif';
import { encodeSegment } from '../write-path.ts';
import type { ImageAddress } from './image-address.ts';
import { ImageUrlError } from './image-url-error.ts';
import { validAsValue, validInUrl } from './valid-parts.ts';

/** Which picture, and whatever differs from the default: the whole picture, unchanged, as a JPEG. */
export type ImageRequest = Pick<ImageAddress, 'base' | 'identifier'> &
  Partial<Omit<ImageAddress, 'base' | 'identifier'>>;

/**
 * The address of a picture, e.g. `https://iiif.example.org/image/V0040217/full/400,/0/default.jpg`.
 * `parseImageUrl` is the inverse.
 */
export function imageUrl(request: ImageRequest): string {
  const { region = 'full', size = 'full', rotation = 0, mirror = false } = request;
  const { quality = 'default', format = 'jpg' } = request;
  const steps = [
    checkedBase(request.base),
    'image',
    checkedIdentifier(request.identifier),
    checkedRegion(region),
    checkedSize(size),
    checkedRotation(rotation, mirror),
    `${checkedName('quality', quality, qualities)}.${checkedName('format', format, formats)}`,
  ];
  return steps.join('/');
}

function checkedBase(base: string): string {
  if (typeof base !== 'string' || /[?#\s]/.test(base)) {
    throw new ImageUrlError('base', base, validAsValue.base);
  }
  return base.replace(/\/+$/, '');
}

function checkedIdentifier(identifier: string): string {
  try {
    return encodeSegment('identifier', identifier);
  } catch {
    throw new ImageUrlError('identifier', identifier, validAsValue.identifier);
  }
}

/** The result must parse again, so the numbers need no rules besides the grammar. */
function checkedRegion(region: Region): string {
  const text = isRegion(region) ? writeRegion(region) : '';
  if (parseRegion(text).ok) return text;
  throw new ImageUrlError('region', region, validAsValue.region);
}

function checkedSize(size: Size): string {
  const text = isSize(size) ? writeSize(size) : '';
  if (parseSize(text).ok) return text;
  throw new ImageUrlError('size', size, validAsValue.size);
}

function checkedRotation(rotation: number, mirror: boolean): string {
  if (typeof mirror !== 'boolean') throw new ImageUrlError('mirror', mirror, validAsValue.mirror);
  const text = typeof rotation === 'number' ? writeRotation({ mirror, degrees: rotation }) : '';
  if (parseRotation(text).ok) return text;
  throw new ImageUrlError('rotation', rotation, validAsValue.rotation);
}

function checkedName(part: 'quality' | 'format', name: string, names: readonly string[]): string {
  if (names.includes(name)) return name;
  throw new ImageUrlError(part, name, validInUrl[part], suggestName(String(name), names));
}

function isRegion(value: unknown): boolean {
  const sides = ['x', 'y', 'width', 'height'];
  return typeof value === 'string' || hasNumbers(value, sides) || isIn(value, 'percent', sides);
}

function isSize(value: unknown): boolean {
  const forms = [['width'], ['height'], ['width', 'height'], ['percent']];
  return (
    typeof value === 'string' ||
    forms.some((keys) => hasNumbers(value, keys)) ||
    isIn(value, 'fit', ['width', 'height'])
  );
}

function isIn(value: unknown, key: string, keys: readonly string[]): boolean {
  const [only, ...others] = given(value);
  return only?.[0] === key && others.length === 0 && hasNumbers(only[1], keys);
}

/** Whether exactly these keys have values, and all are numbers. */
function hasNumbers(value: unknown, keys: readonly string[]): boolean {
  const entries = given(value);
  return (
    entries.length === keys.length &&
    entries.every(([key, one]) => keys.includes(key) && typeof one === 'number')
  );
}

function given(value: unknown): [key: string, value: unknown][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).filter(([, one]) => one !== undefined);
}
