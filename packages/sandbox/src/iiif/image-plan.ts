import {
  formats,
  hasTooManyDigits,
  type ImageParts,
  type ImagePlan,
  isAboveLimits,
  type PartName,
  type Pixels,
  parseRegion,
  parseRotation,
  parseSize,
  qualities,
  type Reading,
  regionBox,
  scaledSize,
  turnedSize,
} from '@portal/iiif';
import { badSyntax, tooLarge, unsupported } from './image-error.ts';

/** The longest edges and the most pixels of a result, whatever is requested. */
export const limits = { width: 4096, height: 4096, area: 12_000_000 } as const;

/** Parses the five parts of an IIIF image request for a picture of the given size. */
export function planImage(parts: ImageParts, picture: Pixels): ImagePlan {
  const accept = <Value>(part: PartName, reading: Reading<Value>) =>
    accepted(part, parts[part], reading);
  const region = accept('region', regionBox(accept('region', parseRegion(parts.region)), picture));
  const asked = accept('size', parseSize(parts.size));
  const scaling = { version: 2, limits, enlarges: true } as const;
  const size = accept('size', scaledSize(asked, region, scaling));
  const { mirror, degrees } = accept('rotation', parseRotation(parts.rotation));
  const quality = qualities.find((one) => one === parts.quality);
  const format = formats.find((one) => one === parts.format);
  if (!quality) throw unsupported(`quality ${parts.quality}`);
  if (!format) throw unsupported(`format ${parts.format}`);
  if (isAboveLimits(turnedSize(size, degrees), limits)) throw tooLarge();
  return { region, size, mirrored: mirror, rotation: degrees % 360, quality, format };
}

/** The value of a part; a size too long to parse exceeds every limit. */
function accepted<Value>(part: PartName, text: string, reading: Reading<Value>): Value {
  if (reading.ok) return reading.value;
  if (part === 'size' && reading.what === hasTooManyDigits.what) throw tooLarge();
  throw badSyntax(`the ${part} ${text} ${reading.what}`);
}
