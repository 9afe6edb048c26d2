import {
  type Format,
  formats,
  parseRegion,
  parseRotation,
  parseSize,
  type Quality,
  qualities,
  type Reading,
  splitParts,
  suggestName,
  suggestRegion,
  suggestRotation,
  suggestSize,
} from '@portal/iiif';
import type { ImageAddress } from './image-address.ts';
import { ImageUrlError } from './image-url-error.ts';
import { validInUrl } from './valid-parts.ts';

const shape = /^([^?#]*)\/image\/([^/?#]+)\/([^/?#]+)\/([^/?#]+)\/([^/?#]+)\/([^/?#]+)$/;

const steps = ['identifier', 'region', 'size', 'rotation', 'quality'] as const;

/**
 * The parts of a picture's address. `imageUrl` turns them back into the same address; an unusual
 * spelling, such as `%2C` for a comma or `25.0` for `25`, is normalised.
 */
export function parseImageUrl(url: string | URL): ImageAddress {
  const [, base = '', ...found] = shape.exec(String(url)) ?? [];
  const [identifier = '', ...rest] = found.map((text, at) => decode(steps[at] ?? 'url', text));
  const parts = splitParts(rest);
  if (!parts) throw new ImageUrlError('url', String(url), validInUrl.url);
  const { region, size, rotation } = parts;
  const turn = read('rotation', rotation, parseRotation, suggestRotation);
  return {
    base,
    identifier,
    region: read('region', region, parseRegion, suggestRegion),
    size: read('size', size, parseSize, suggestSize),
    rotation: turn.degrees,
    mirror: turn.mirror,
    quality: readName<Quality>('quality', parts.quality, qualities),
    format: readName<Format>('format', parts.format, formats),
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

function decode(part: 'url' | (typeof steps)[number], text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new ImageUrlError(part, text, validInUrl.step);
  }
}

function read<Value>(
  part: 'region' | 'size' | 'rotation',
  text: string,
  parse: (text: string) => Reading<Value>,
  suggest: (text: string) => string | undefined,
): Value {
  const reading = parse(text);
  if (reading.ok) return reading.value;
  throw new ImageUrlError(part, text, validInUrl[part], suggest(text));
}

function readName<Name extends string>(
  part: 'quality' | 'format',
  text: string,
  names: readonly Name[],
): Name {
  const name = names.find((one) => one === text);
  if (name) return name;
  throw new ImageUrlError(part, text, validInUrl[part], suggestName(text, names));
}
