import type { ImageParts, PartName } from './image-parts.ts';
import { offeredRegion } from './offered/offered-region.ts';
import { offeredSize } from './offered/offered-size.ts';
import { offeredTurn } from './offered/offered-turn.ts';
import { type PartProblem, problem } from './part-problem.ts';
import { type Box, isAboveLimits, type Pixels } from './pixels.ts';
import { type Turn, turnedSize } from './rotation.ts';
import type { ImageService } from './service/image-service.ts';
import { suggestName } from './suggest.ts';

export type CheckedParts = {
  /** In address order; at most one per part. */
  problems: readonly PartProblem[];
  /** In pixels of the original. */
  region?: Box;
  /** Before rotation. */
  size?: Pixels;
  turn?: Turn;
  /** The size of the resulting picture; set only if there are no problems. */
  predicted?: Pixels;
};

/** Checks an image request against the service's `info.json`, and predicts the size of the result. */
export function checkParts(parts: ImageParts, service: ImageService): CheckedParts {
  const region = offeredRegion(parts.region, service);
  const size = region.ok ? offeredSize(parts.size, region.value, service) : undefined;
  const turn = offeredTurn(parts.rotation, service);
  const turned = size?.ok && turn.ok ? turnedSize(size.value, turn.value.degrees) : undefined;
  const problems = [
    ...[region, size, turn].flatMap((one) => (one && !one.ok ? [one.problem] : [])),
    ...notOffered('quality', parts.quality, service.qualities),
    ...notOffered('format', parts.format, service.formats),
  ];
  const excess = size?.ok ? aboveLimits(size.value, turned, service) : undefined;
  if (excess) problems.unshift(excess);
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
  { limits }: ImageService,
): PartProblem | undefined {
  const excess = [size, turned].find((one) => one && isAboveLimits(one, limits));
  if (!excess) return undefined;
  const allowed = [
    limits.width !== undefined && `${limits.width} pixels wide`,
    limits.height !== undefined && `${limits.height} pixels high`,
    limits.area !== undefined && `${limits.area} pixels in all`,
  ].filter((one) => one !== false);
  const when = excess === size ? '' : ' after rotation';
  const words =
    `The picture would be ${excess.width} by ${excess.height} pixels${when}. ` +
    `This service allows at most ${allowed.join(', ')}.`;
  return problem('size', words, excess === size ? 'max' : undefined);
}

function notOffered(part: PartName, text: string, offered: readonly string[]): PartProblem[] {
  if (offered.includes(text)) return [];
  const words = `This service offers: ${offered.join(', ')}.`;
  return [problem(part, words, suggestName(text, offered))];
}
