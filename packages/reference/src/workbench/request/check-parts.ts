import type { ImageService, Pixels } from '../service/image-service.ts';
import type { Box, ImageParts, PartName, PartProblem } from './image-parts.ts';
import { readRegion } from './read-region.ts';
import { readRotation, type Turn, turnedSize } from './read-rotation.ts';
import { readSize } from './read-size.ts';

export type CheckedParts = {
  /** In the order of the address; at most one for each part. */
  problems: readonly PartProblem[];
  /** In pixels of the original. */
  region?: Box;
  /** Before it is turned. */
  size?: Pixels;
  turn?: Turn;
  /** What will come out, in pixels. Only where nothing is wrong. */
  predicted?: Pixels;
};

/** Checks an image request against what `info.json` says, and predicts what it gives. */
export function checkParts(parts: ImageParts, service: ImageService): CheckedParts {
  const problems: PartProblem[] = [];
  const region = readRegion(parts.region, service);
  if (!region.ok) problems.push(region.problem);
  const size = region.ok ? readSize(parts.size, region.value, service) : undefined;
  if (size && !size.ok) problems.push(size.problem);
  const turn = readRotation(parts.rotation, service);
  const turned = size?.ok && turn.ok ? turnedSize(size.value, turn.value.degrees) : undefined;
  if (size?.ok) {
    const excess = aboveLimits(size.value, turned, service);
    if (excess) problems.push(excess);
  }
  if (!turn.ok) problems.push(turn.problem);
  problems.push(
    ...notOffered('quality', parts.quality, service.qualities),
    ...notOffered('format', parts.format, service.formats),
  );
  return {
    problems,
    ...(region.ok && { region: region.value }),
    ...(size?.ok && { size: size.value }),
    ...(turn.ok && { turn: turn.value }),
    ...(turned && problems.length === 0 && { predicted: turned }),
  };
}

function aboveLimits(
  size: Pixels,
  turned: Pixels | undefined,
  service: ImageService,
): PartProblem | undefined {
  const { width, height, area } = service.limits;
  const isAbove = (one: Pixels) =>
    one.width > (width ?? Number.POSITIVE_INFINITY) ||
    one.height > (height ?? Number.POSITIVE_INFINITY) ||
    one.width * one.height > (area ?? Number.POSITIVE_INFINITY);
  const excess = [size, turned].find((one) => one && isAbove(one));
  if (!excess) return undefined;
  const allowed = [
    width !== undefined && `${width} pixels wide`,
    height !== undefined && `${height} pixels high`,
    area !== undefined && `${area} pixels in all`,
  ].filter((one) => one !== false);
  const when = excess === size ? '' : ', once it is turned';
  const words =
    `The picture would be ${excess.width} by ${excess.height} pixels${when}. ` +
    `This service allows at most ${allowed.join(', ')}.`;
  return { part: 'size', words, ...(excess === size && { suggestion: 'max' }) };
}

/** What people write instead of a valid value. */
const misspelt = new Map([
  ['colour', 'color'],
  ['grey', 'gray'],
  ['grayscale', 'gray'],
  ['greyscale', 'gray'],
  ['native', 'default'],
  ['jpeg', 'jpg'],
  ['tiff', 'tif'],
]);

function notOffered(part: PartName, text: string, offered: readonly string[]): PartProblem[] {
  if (offered.includes(text)) return [];
  const usual = misspelt.get(text.toLowerCase()) ?? text.toLowerCase();
  const suggestion = offered.find((one) => one === usual);
  const words = `This service offers: ${offered.join(', ')}.`;
  return [{ part, words, ...(suggestion !== undefined && { suggestion }) }];
}
