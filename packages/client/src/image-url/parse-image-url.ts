import {
  type Format,
  formats,
  type ImageAddress,
  type Quality,
  qualities,
} from './image-address.ts';
import { ImageUrlError, type ImageUrlPart } from './image-url-error.ts';
import { isInside, suggest, validFormat, validInUrl, validQuality } from './valid-parts.ts';

const shape =
  /^(?<base>[^?#]*)\/image\/(?<identifier>[^/?#]+)\/(?<region>[^/?#]+)\/(?<size>[^/?#]+)\/(?<rotation>[^/?#]+)\/(?<quality>[^/.?#]+)\.(?<format>[^/.?#]+)$/;

/**
 * What the address of a picture says. `imageUrl` gives the same address back; a spelling of its own,
 * such as `%2C` for a comma or `25.0` for `25`, comes back in the usual one.
 */
export function parseImageUrl(url: string | URL): ImageAddress {
  const parts = shape.exec(String(url))?.groups;
  if (!parts) throw new ImageUrlError('url', String(url), validInUrl.url);
  const { base = '' } = parts;
  const read = (part: ImageUrlPart) => decode(part, parts[part] ?? '');
  return {
    base,
    identifier: read('identifier'),
    region: readRegion(read('region')),
    size: readSize(read('size')),
    ...readRotation(read('rotation')),
    quality: readQuality(read('quality')),
    format: readFormat(read('format')),
  };
}

/**
 * Base and identifier from the address of an `info.json`, which is what the catalogue gives for an
 * image. Ready for `imageUrl({ ...parseInfoUrl(url), size: { width: 400 } })`.
 */
export function parseInfoUrl(url: string | URL): Pick<ImageAddress, 'base' | 'identifier'> {
  const found = /^([^?#]*)\/image\/([^/?#]+)\/info\.json$/.exec(String(url));
  if (!found) throw new ImageUrlError('url', String(url), validInUrl.info);
  const [, base = '', identifier = ''] = found;
  return { base, identifier: decode('identifier', identifier) };
}

function decode(part: ImageUrlPart, text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new ImageUrlError(part, text, validInUrl.identifier);
  }
}

const pixels = '(0|[1-9][0-9]{0,14})';
const decimal = '((?:0|[1-9][0-9]{0,14})(?:\\.[0-9]+)?)';
const pixelBox = new RegExp(`^${pixels},${pixels},${pixels},${pixels}$`);
const percentBox = new RegExp(`^pct:${decimal},${decimal},${decimal},${decimal}$`);

function readRegion(text: string): ImageAddress['region'] {
  if (text === 'full' || text === 'square') return text;
  const percent = percentBox.exec(text);
  const [x = 0, y = 0, width = 0, height = 0] = numbers(percent ?? pixelBox.exec(text));
  if (width <= 0 || height <= 0 || (percent && !isInside(x, y))) {
    throw new ImageUrlError('region', text, validInUrl.region);
  }
  return percent ? { percent: { x, y, width, height } } : { x, y, width, height };
}

const pixelSize = new RegExp(`^(!?)${pixels}?,${pixels}?$`);
const percentSize = new RegExp(`^pct:${decimal}$`);

function readSize(text: string): ImageAddress['size'] {
  if (text === 'full' || text === 'max') return text;
  const [percent] = numbers(percentSize.exec(text));
  if (percent !== undefined && percent > 0) return { percent };
  const [, fit, ...sides] = pixelSize.exec(text) ?? [];
  const [width, height] = sides.map((side) => (side === undefined ? undefined : Number(side)));
  const valid = [width, height].every((side) => side === undefined || side > 0);
  if (valid && width !== undefined && height !== undefined) {
    return fit ? { fit: { width, height } } : { width, height };
  }
  if (valid && !fit && width !== undefined) return { width };
  if (valid && !fit && height !== undefined) return { height };
  const suggestion = /^[1-9][0-9]*$/.test(text) ? `${text},` : undefined;
  throw new ImageUrlError('size', text, validInUrl.size, suggestion);
}

const rotationShape = new RegExp(`^(!?)${decimal}$`);

function readRotation(text: string): Pick<ImageAddress, 'rotation' | 'mirror'> {
  const [, mirror, degrees] = rotationShape.exec(text) ?? [];
  if (degrees === undefined || Number(degrees) > 360) {
    throw new ImageUrlError('rotation', text, validInUrl.rotation);
  }
  return { rotation: Number(degrees), mirror: mirror === '!' };
}

function readQuality(text: string): Quality {
  const quality = qualities.find((one) => one === text);
  if (quality) return quality;
  throw new ImageUrlError('quality', text, validQuality, suggest(text, qualities));
}

function readFormat(text: string): Format {
  const format = formats.find((one) => one === text);
  if (format) return format;
  throw new ImageUrlError('format', text, validFormat, suggest(text, formats));
}

/** The groups of a match as numbers; none without a match. */
function numbers(match: RegExpExecArray | null): number[] {
  return match?.slice(1).map(Number) ?? [];
}
