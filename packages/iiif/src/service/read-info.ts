import type { Pixels } from '../pixels.ts';
import type { ImageService } from './image-service.ts';
import { levels } from './levels.ts';
import { isCount, isName, isObject, listOf, shown } from './untrusted.ts';

export type ReadInfo = { ok: true; service: ImageService } | { ok: false; problems: string[] };

/** Reads an untrusted `info.json` of version 2 or 3 that was found at `address`. */
export function readInfo(info: unknown, address: string): ReadInfo {
  if (!isObject(info)) {
    return { ok: false, problems: [`info.json should be a JSON object, but is ${shown(info)}.`] };
  }
  const version = versionOf(info);
  const level = levelOf(info.profile);
  const { width, height } = info;
  const problems: string[] = [];
  if (version === undefined) {
    problems.push(
      `@context should name version 2 or 3 of the IIIF Image API, but is ${shown(info['@context'])}.`,
    );
  }
  if (!isCount(width)) problems.push(countWords('width', width));
  if (!isCount(height)) problems.push(countWords('height', height));
  if (level === undefined) {
    problems.push(
      `profile should name level 0, 1 or 2 of the standard, but is ${shown(info.profile)}.`,
    );
  }
  if (version === undefined || level === undefined || !isCount(width) || !isCount(height)) {
    return { ok: false, problems };
  }
  const service: ImageService = {
    version,
    address,
    width,
    height,
    level,
    ...abilities(info, version, level),
    limits: limitsOf(version === 2 ? profileObjects(info.profile) : [info]),
    sizes: listOf(info.sizes, isPixels).map(({ width, height }) => ({ width, height })),
    tiles: listOf(info.tiles, isTile).map(readTile),
    notes: notesOf(info, address),
  };
  return { ok: true, service };
}

function countWords(name: string, value: unknown): string {
  return `${name} should be a whole number of pixels above 0, but is ${shown(value)}.`;
}

function versionOf(info: Record<string, unknown>): 2 | 3 | undefined {
  const contexts = [info['@context']].flat().slice(0, 100);
  if (contexts.includes('http://iiif.io/api/image/3/context.json')) return 3;
  if (contexts.includes('http://iiif.io/api/image/2/context.json')) return 2;
  return undefined;
}

function levelOf(profile: unknown): 0 | 1 | 2 | undefined {
  const first = Array.isArray(profile) ? profile[0] : profile;
  const digit = typeof first === 'string' ? /(?:^|\/)level([012])(?:\.json)?$/.exec(first) : null;
  return digit ? (Number(digit[1]) as 0 | 1 | 2) : undefined;
}

function profileObjects(profile: unknown): Record<string, unknown>[] {
  return Array.isArray(profile) ? listOf(profile.slice(1), isObject) : [];
}

function abilities(info: Record<string, unknown>, version: 2 | 3, level: 0 | 1 | 2) {
  const own = version === 2 ? profileObjects(info.profile) : [info];
  const keys =
    version === 2
      ? (['supports', 'qualities', 'formats'] as const)
      : (['extraFeatures', 'extraQualities', 'extraFormats'] as const);
  const named = keys.map((key) => own.flatMap((one) => listOf(one[key], isName)));
  const promised = levels[version][level];
  const all = (first: readonly string[], more: readonly string[] = []) => [
    ...new Set([...first, ...more]),
  ];
  return {
    features: all(promised.features, named[0]),
    qualities: all(promised.qualities, named[1]),
    formats: all(promised.formats, named[2]),
  };
}

/** The strictest of several. Without its own limit, the height has that of the width. */
function limitsOf(places: Record<string, unknown>[]): ImageService['limits'] {
  const least = (key: string) => {
    const found = places.map((one) => one[key]).filter(isCount);
    return found.length > 0 ? Math.min(...found) : undefined;
  };
  const [width, height, area] = ['maxWidth', 'maxHeight', 'maxArea'].map(least);
  const tallest = height ?? width;
  return {
    ...(width !== undefined && { width }),
    ...(tallest !== undefined && { height: tallest }),
    ...(area !== undefined && { area }),
  };
}

function isPixels(value: unknown): value is Pixels {
  return isObject(value) && isCount(value.width) && isCount(value.height);
}

type Tile = { width: number; height?: unknown; scaleFactors: unknown[] };

function isTile(value: unknown): value is Tile {
  return isObject(value) && isCount(value.width) && listOf(value.scaleFactors, isCount).length > 0;
}

function readTile({ width, height, scaleFactors }: Tile): ImageService['tiles'][number] {
  return {
    width,
    height: isCount(height) ? height : width,
    scaleFactors: listOf(scaleFactors, isCount),
  };
}

function notesOf(info: Record<string, unknown>, address: string): string[] {
  const id = info['@id'] ?? info.id;
  if (id === address) return [];
  return [
    `info.json gives the address of the picture as ${shown(id)}. ` +
      'The address at which info.json was found is used instead.',
  ];
}
